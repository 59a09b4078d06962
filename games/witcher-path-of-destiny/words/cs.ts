import type { Words } from '@krcma/kernel'
import { characterOf } from '../content/characters.ts'
import { TOP } from '../reckoning/draft.ts'
import { activeIn } from '../reckoning/story.ts'
import type { Loss, PathOfDestiny, Variant } from '../shape.ts'
import { events } from './cs/events.ts'
import { reasons } from './cs/reasons.ts'
import { ofFaction, symbolOf, vocabulary as v } from './cs/vocabulary.ts'
import { scene } from './scene.ts'
import { bringsText, cardText, pieceName, playText, rivalName, type Say } from './speech.ts'

const { names, symbol, colour } = v
const waits = (what: string) => (seat: number, say: Say) => `${say.name(seat)} ${what}.`

const variants: Record<Variant, string> = {
  full: 'celá hra',
  'without-effort': 'Konec světa bez extra úsilí',
  'first-game': 'první hra: Konec světa bez extra úsilí a vedlejších úkolů',
}

function draftText(row: number, say: Say): string {
  if (row === TOP) return 'Balíček: 2 neznámé karty, v iniciativě přede všemi řadami'
  const pair = say.state.supply[row - 1]
  const token = say.state.alliances?.tokens[row - 1]
  const lowest = say.state.alliances === null && row === say.state.supply.length ? ' a 1 bod zkušenosti' : ''
  const bonus = token == null ? lowest : ` a karta aliance (${v.token[token]})`
  return `Řada ${row}: ${(pair ?? []).map((card) => cardText(v, card)).join(' + ')}${bonus}`
}

function lossText(loss: Loss): string {
  switch (loss.from) {
    case 'pool':
      return `žeton ${symbolOf[loss.symbol]}`
    case 'special':
      return `zvláštní žeton ${symbolOf[loss.symbol]}, do příští kapitoly`
    case 'card':
      return `${symbol[loss.symbol]} na kartě „${names.cards[loss.card]}“`
    case 'training':
      return `žádný: použít schopnost „${names.abilities['geralt-1']}“`
  }
}

function pathText(side: 'left' | 'right', say: Say): string {
  return `${v.side[side]}: ${symbol[activeIn(say.state)[side]]}`
}

export const words: Words<PathOfDestiny> = {
  language: 'cs',
  name: 'Zaklínač: Cesta osudu',
  pitch:
    'Tři kapitoly příběhu, který píšete společně, ale hrdinou se stane jen jeden z vás. Vybírejte karty, stavte si časovou osu a stočte děj na cestu, která vám vynese nejvíc.',
  options: {
    tale: { name: 'Příběh', value: (tale) => names.tales[tale] },
    variant: { name: 'Varianta', value: (variant) => variants[variant] },
    automa: {
      name: 'Automa (sólo)',
      value: (automa) => (automa === 'random' ? 'náhodně' : names.characters[automa]),
    },
    difficulty: { name: 'Obtížnost (sólo)', value: (difficulty) => names.difficulties[difficulty] },
  },
  question: {
    board: () => 'Kterou postavu si necháte?',
    draft: () => 'Kam přesunete figurku?',
    'draw-energy': () => `${names.abilities['yennefer-1']}: které dvě karty si vymění místo?`,
    'alliance-deck': () => 'Čí kartu aliance si vezmete?',
    'discard-alliance': (_, { faction }) =>
      `Karty aliance ${ofFaction[faction]} můžete mít nejvýš tři. Kterou odhodíte?`,
    ability: (_, { window, card }) => {
      if (card !== null) return `Použijete schopnost na efekt karty „${names.cards[card]}“?`
      return window === 'end-of-chapter'
        ? 'Kapitola končí. Použijete schopnost, než se časové osy vyčistí?'
        : 'Použijete teď schopnost?'
    },
    'supply-card': (_, { ability }) => `${names.abilities[ability]}: kterou kartu si vezmete?`,
    'release-pair': () => `${names.abilities['yennefer-3']}: kterou dvojici odhodíte?`,
    'release-symbol': (_, { chosen }) =>
      chosen.length === 0 ? 'Který symbol získáte?' : 'Který druhý symbol získáte?',
    symbol: (_, { ability }) =>
      ability === 'dandelion-2'
        ? 'Který symbol hledáte?'
        : ability === 'dandelion-4'
          ? 'Který symbol ztratíte?'
          : 'Který symbol získáte?',
    'own-card': (_, { ability }) => {
      if (ability === 'ciri-1') return 'Která karta má v tomto tahu jinou barvu?'
      return ability === 'vesemir-3' ? 'Který efekt se vyhodnotí znovu?' : 'Kterou kartu si vezmete do ruky?'
    },
    'hand-card': (_, { for: what }) =>
      what === 'geralt-4' || what === 'ciri-3' ? 'Kterou kartu zahrajete?' : 'Kterou kartu odhodíte?',
    'elder-blood': () => `${names.abilities['ciri-4']}: které karty odhodíte?`,
    colour: (_, { card }) =>
      card === null ? 'Kterou barvu vyberete?' : `Jakou barvu má v tomto tahu karta „${names.cards[card]}“?`,
    play: () => 'Které dvě karty zahrajete a v jakém pořadí?',
    lose: (_, { card, left }) =>
      `Který symbol ztratíte${card === null ? '' : ` za kartu „${names.cards[card]}“`}?${left > 1 ? ` Zbývá: ${left}.` : ''}`,
    dominance: () => 'Žádný žeton osudu neleží. Která cesta je dominantní?',
    'next-alliance': () => 'Kterou kartu aliance uplatníte teď?',
    exchange: () => 'Kterého aktivního symbolu se vzdáte za dva toho druhého?',
    keep: (_seat, _context, say) =>
      say.state.chapter === 1
        ? 'Kterou kartu si necháte do příští kapitoly?'
        : 'Které dvě karty si necháte a v jakém pořadí?',
    look: () => 'Který skrytý cíl si prohlédnete?',
    'automa-card': () => 'Kterou kartu si vezme Automa?',
  },
  waiting: {
    board: waits('si vybírá postavu'),
    draft: waits('si bere karty'),
    'draw-energy': waits('může prohodit dvě karty'),
    'alliance-deck': waits('si vybírá alianci'),
    'discard-alliance': waits('odhazuje kartu aliance'),
    ability: waits('může použít schopnost'),
    'supply-card': waits('si bere kartu ze zásoby'),
    'release-pair': waits('odhazuje dvojici'),
    'release-symbol': waits('vybírá symbol'),
    symbol: waits('vybírá symbol'),
    'own-card': waits('vybírá kartu časové osy'),
    'hand-card': waits('vybírá kartu z ruky'),
    'elder-blood': waits('odhazuje karty'),
    colour: waits('vybírá barvu'),
    play: waits('vybírá dvě karty'),
    lose: waits('vybírá, co ztratí'),
    dominance: waits('volí dominantní cestu'),
    'next-alliance': waits('uplatňuje karty aliance'),
    exchange: waits('mění symboly'),
    keep: waits('vybírá, co si nechá'),
    look: waits('vybírá skrytý cíl'),
    'automa-card': waits('vybírá za Automu'),
  },
  answer: {
    board: (board, _, say) => {
      const character = characterOf(board)
      const quest = say.state.sideQuests ? ` Vedlejší úkol: ${v.sideQuest(character)}.` : ''
      return `${names.characters[character]} (${v.ability[`${character}-1`]}${quest})`
    },
    draft: (row, _, say) => draftText(row, say),
    'draw-energy': ({ cards }) => `${names.abilities['yennefer-1']}: ${v.and(cards.map((card) => names.cards[card]))}`,
    'alliance-deck': (faction) => v.token[faction],
    'discard-alliance': (alliance) => v.alliance(alliance),
    ability: (ability) => (ability === 'pass' ? 'Ne' : `${names.abilities[ability]}: ${v.ability[ability]}`),
    'supply-card': (card) => cardText(v, card),
    'release-pair': (row, _, say) =>
      `Řada ${row}: ${(say.state.supply[row - 1] ?? []).map((card) => cardText(v, card)).join(' + ')}`,
    'release-symbol': (option) => (option === 'none' ? 'Žádný' : symbol[option]),
    symbol: (option) => symbol[option],
    'own-card': (card) => cardText(v, card),
    'hand-card': (card) => cardText(v, card),
    'elder-blood': ({ cards }) => cards.map((card) => cardText(v, card)).join(' + '),
    colour: (option) => colour[option],
    play: ({ cards }, _, say) => (cards.length === 0 ? 'Nic' : playText(v, say, cards)),
    lose: (loss) => lossText(loss),
    dominance: (side, _, say) => pathText(side, say),
    'next-alliance': (alliance) => v.alliance(alliance),
    exchange: (side, _, say) => pathText(side, say),
    keep: ({ cards }, { active }, say) =>
      cards.length === 0
        ? 'Nic'
        : `${cards.map((card) => names.cards[card]).join(' → ')}${bringsText(v, say, cards, active, true)}`,
    look: (back) => v.back(back),
    'automa-card': (card) => cardText(v, card),
  },
  event: events,
  source: {
    'chapter-1': '1. kapitola',
    'chapter-2': '2. kapitola',
    'chapter-3': '3. kapitola',
    story: 'Příběh',
    effort: 'Extra úsilí',
    goals: 'Skryté cíle',
    'side-quest': 'Vedlejší úkol',
    experience: 'Zkušenosti',
  },
  reason: reasons,
  piece: (id) => pieceName(v, id),
  outcome: (outcome) => outcome,
  rival: (id) => rivalName(v, id),
  scene: (view, say) => scene(v, view, say),
}
