import { type Member, refuse, type SagaRules } from '@krcma/kernel'
import { CHARACTER_IDS, NEVER_TOGETHER } from '../content/characters.ts'
import { type Mode, modeRules } from '../content/modes.ts'
import { BOXES_IN_A_ROW, LAST_MAP } from '../content/sheet.ts'
import { fewestOf, freeCharacters, nextMaps } from '../reckoning/company.ts'
import { isReadyForTheLastGame, learnable, MOST_BOXES, newSheet } from '../reckoning/sheet.ts'
import type { Campaign, NearAndFar, Sheet } from '../shape.ts'

/** Campaign and Character mode (NAF-CAMPAIGN-01, NAF-CHAR-01), evening by evening. */
export const saga: SagaRules<NearAndFar> = {
  begin({ players, options: { mode, encounters } }) {
    if (modeRules(mode).sheet === null) return refuse('not-allowed', 'mode')
    const sheets = Array.from({ length: players }, newSheet)
    return {
      mode,
      maps: [],
      skips: encounters === 'more',
      sheets,
      conceding: [],
      conceded: false,
      taken: [],
      fewest: [],
      lost: false,
    }
  },

  join(campaign) {
    const { mode, maps, sheets } = campaign
    if (sheets.length >= mostMembers(mode)) return refuse('not-allowed', 'members')
    return { ...campaign, sheets: [...sheets, missed(mode, newSheet(), maps.length)] }
  },

  over: ({ maps, conceded }) => conceded || maps.includes(LAST_MAP),
  size: ({ sheets }) => sheets.length,

  evenings(campaign, { members, seats }) {
    if (seats.length < 2 || seats.length > 4) return refuse('not-allowed', 'players')
    const sheets = seats.map((member) => sheetOf(campaign, member))
    const taken = campaign.sheets.flatMap(({ character }, member) =>
      character === null || seats.includes(member) ? [] : [character],
    )
    const opening: Campaign = {
      ...campaign,
      sheets,
      taken,
      fewest: fewestOf(lastPoints(campaign, sheets)),
      lost: false,
    }
    const ready = members.every((member) => isReadyForTheLastGame(sheetOf(campaign, member)))
    return nextMaps(campaign, ready).map((next) => ({ options: { map: next }, campaign: opening }))
  },

  after(campaign, { seats }, handedOut) {
    // NAF-RULING-39: a lost game does not count, nor does one that was given up.
    if (handedOut === null) return 'again'
    if (handedOut.lost) return isConceded(campaign) ? { ...campaign, conceded: true } : 'again'
    const { mode } = campaign
    const sheets = campaign.sheets.map(
      (sheet, member) => handedOut.sheets[seats.indexOf(member)] ?? missed(mode, sheet, 1),
    )
    return { ...campaign, maps: handedOut.maps, sheets, fewest: [], taken: [] }
  },

  /** NAF-XP-06: skills at any time between games; a character before the first. */
  choices: (campaign, member) => {
    const sheet = sheetOf(campaign, member)
    const taken = campaign.sheets.map(({ character }) => character)
    return [
      ...(mayConcede(campaign, member) ? ['concede' as const] : []),
      ...(sheet.character === null ? freeCharacters(campaign.mode, taken).map((character) => ({ character })) : []),
      ...learnable(sheet).map((learn) => ({ learn })),
    ]
  },

  choose(campaign, member, choice) {
    if (choice === 'concede') return { ...campaign, conceding: [...campaign.conceding, member] }
    const sheet = sheetOf(campaign, member)
    const chosen: Sheet =
      'learn' in choice
        ? { ...sheet, skills: [...sheet.skills, choice.learn] }
        : { ...sheet, character: choice.character }
    return { ...campaign, sheets: campaign.sheets.with(member, chosen) }
  },
}

function sheetOf({ sheets }: Campaign, member: Member): Sheet {
  return sheets[member] ?? newSheet()
}

/** NAF-VILLAIN-04 allows to play the last game again and does not ask for it. */
function mayConcede(campaign: Campaign, member: Member): boolean {
  const { mode, conceding } = campaign
  const onlyLast = nextMaps(campaign, false).every((map) => map === LAST_MAP)
  return modeRules(mode).villains && onlyLast && !conceding.includes(member)
}

function isConceded({ sheets, conceding }: Campaign): boolean {
  return sheets.every((_, member) => conceding.includes(member))
}

/** As many as there are characters for. */
function mostMembers(mode: Mode): number {
  return CHARACTER_IDS.length - (modeRules(mode).encounters === 'character' ? NEVER_TOGETHER.length : 0)
}

/** NAF-JOIN-01, NAF-JOIN-02: a completed row for each game that was missed, where rows are made of boxes. */
function missed(mode: Mode, sheet: Sheet, games: number): Sheet {
  if (modeRules(mode).sheet !== 'boxes') return sheet
  return { ...sheet, boxes: Math.min(MOST_BOXES, sheet.boxes + games * BOXES_IN_A_ROW) }
}

/** The points of the game before, of those who were there. */
function lastPoints({ maps }: Campaign, sheets: readonly Sheet[]): (number | null)[] {
  return sheets.map(({ games }) => games.find(({ game }) => game === maps.length)?.points ?? null)
}
