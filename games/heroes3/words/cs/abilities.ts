import type { AttackFace } from '../../content/dice.ts'
import type { AbilityKey } from '../../content/unit-abilities.ts'
import type { AbilityTexts } from '../effect-templates.ts'
import { goods, or } from './counting.ts'

const face = (value: AttackFace) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
const on = (faces: readonly AttackFace[]) => or(faces.map(face))

export const abilityNames: Readonly<Record<AbilityKey, string>> = {
  'double-shot': 'Dvojitá střelba',
  'unlimited-retaliation': 'Neomezená odveta',
  'parry-discard': 'Vykrytí',
  'reroll-value': 'Přehození kostky',
  'no-melee-penalty': 'Bez postihu nablízko',
  'no-ranged-penalty': 'Bez střeleckých postihů',
  'stables-discount': 'Sleva ve stájích',
  'charge-reroll': 'Nájezd',
  'combat-start-draw': 'Inspirace',
  guardian: 'Ochránce',
  'defense-on-enemy-die': 'Houževnatost',
  'heal-self': 'Regenerace',
  'enemy-discard': 'Vysávání sil',
  'no-retaliation': 'Bez odvety',
  'heal-after-attack': 'Vysátí života',
  'splash-adjacent': 'Mrak smrti',
  'hinder-retaliation': 'Hrůza',
  'die-bonus': 'Mocný úder',
  'strip-positive-morale': 'Děs',
  'die-shift': 'Jistý zásah',
  'paralysis-immune': 'Odolnost proti paralýze',
  'return-home': 'Úder a návrat',
  'paralyze-on-retaliation': 'Zkamenění při odvetě',
  'die-draw': 'Bojový zápal',
  'die-paralyze': 'Strach',
  'ignore-printed-defense': 'Pronikavé žihadlo',
  'spell-damage-reduction': 'Odolnost proti kouzlům',
  'spell-immune': 'Imunita proti kouzlům',
  'aura-defend': 'Štítová hradba',
  'bounty-necropolis': 'Povstalé kosti',
  'roll-dice': 'Kostka navíc',
  'upkeep-income': 'Příjem',
  'peek-deck': 'Špehování',
  'ignore-own-die': 'Nezvratný úder',
  'set-enemy-die': 'Kletba hrobky',
  'turn-end-step': 'Kočování',
  'bonus-vs': 'Úhlavní nepřítel',
  'defense-vs-retaliation': 'Pancíř',
  'push-on-roll': 'Odehnání',
  'line-breath': 'Ohnivý dech',
  'heal-ally-or-rage': 'Léčivá magie',
  'off-board': 'Mimo bojiště',
  'only-ranged-or-cards': 'Mimo dosah',
}

export const abilityTexts: AbilityTexts = {
  'double-shot': () => 'Pokud cíl s jednotkou nesousedí, zaútočte na něj ještě jednou.',
  'unlimited-retaliation': () => 'V kole boje může odvetu provést libovolněkrát.',
  'parry-discard': () => 'Když je cílem útoku, můžete před hodem odhodit 1 kartu; kostka útoku se pak ignoruje.',
  'reroll-value': ({ value, mandatory, repeat }) =>
    `Padne-li na její kostce útoku ${face(value)}, ${mandatory ? 'musíte' : 'můžete'} hod ${repeat ? 'opakovat, dokud nepadne jiná hodnota' : 'jednou zopakovat'}.`,
  'no-melee-penalty': () => 'Ignoruje postih proti sousedním jednotkám.',
  'no-ranged-penalty': () => 'Ignoruje všechny střelecké postihy.',
  'stables-discount': ({ gold }) =>
    `Stojí-li některý váš hrdina ve stájích, posílení této jednotky stojí o ${gold} zlata méně.`,
  'charge-reroll': () => 'Skončí-li její pohyb na jiném poli, než kde začal, můžete její kostku útoku jednou přehodit.',
  'combat-start-draw': ({ n }) => `Na začátku boje si doberte karty: ${n}.`,
  guardian: () => 'Jednou za boj: zrušte útok, který by snížil zdraví jiné vaší jednotky na 0.',
  'defense-on-enemy-die': ({ on: faces, n, perDie }) =>
    `Padne-li na kostce útočníka ${on(faces)}, má +${n} k obraně${perDie ? ' za každou takovou kostku' : ''}.`,
  'heal-self': ({ n }) => `Při aktivaci odstraňte z této jednotky až ${n} zranění.`,
  'enemy-discard': ({ n }) => `Při aktivaci odhodí soupeř náhodné karty z ruky: ${n}.`,
  'no-retaliation': () => 'Její útok nevyvolá odvetu.',
  'heal-after-attack': ({ n }) => `Po útoku odstraňte z této jednotky až ${n} zranění.`,
  'splash-adjacent': ({ attack }) =>
    `Poté zaútočte na jednu jednotku sousedící s cílem; tento útok má hodnotu ${attack}.`,
  'hinder-retaliation': ({ dice }) =>
    `Při odvetě na tento útok se hází kostkami útoku v počtu ${dice} a platí nižší výsledek.`,
  'die-bonus': ({ on: faces, attack }) => `Padne-li na její kostce ${on(faces)}, má +${attack} k útoku.`,
  'strip-positive-morale': () => 'Při aktivaci odhodí soupeř žeton pozitivní morálky.',
  'die-shift': ({ n }) => `+${n} k výsledku její kostky útoku.`,
  'paralysis-immune': () => 'Nelze ji paralyzovat.',
  'return-home': ({ after }) =>
    `Po ${after === 'retaliation' ? 'odvetě nepřítele' : 'útoku'} se může vrátit na pole, ze kterého vyrazila.`,
  'paralyze-on-retaliation': (values) =>
    `Po její odvetě je útočník paralyzován${values.roll ? `, padne-li při zvláštním hodu kostkou útoku ${on(values.on)}` : ''}.`,
  'die-draw': ({ on: faces, n }) => `Padne-li na její kostce ${on(faces)}, doberte si karty: ${n}.`,
  'die-paralyze': ({ on: faces }) => `Padne-li na její kostce ${on(faces)}, je cíl paralyzován.`,
  'ignore-printed-defense': () => 'Ignoruje obranu vytištěnou na kartě cíle.',
  'spell-damage-reduction': ({ n }) => `Z kouzel utrpí o ${n} zranění méně.`,
  'spell-immune': ({ specialtyDamage }) =>
    `Ignoruje všechny účinky kouzel${specialtyDamage ? ' a zranění ze specializací' : ''}.`,
  'aura-defend': () => 'Sousední spřátelené jednotky se počítají, jako by měly žeton obrany.',
  'bounty-necropolis': ({ reinforce }) =>
    `Když tuto jednotku porazí hráč Nekropole, ihned zdarma posílí jednu svou ${{ bronze: 'bronzovou' }[reinforce]} jednotku.`,
  'roll-dice': ({ n, apply }) =>
    `Hází kostkami útoku v počtu ${n} a ${{ higher: 'platí vyšší výsledek', lower: 'platí nižší výsledek', both: 'oba výsledky se sčítají' }[apply]}.`,
  'upkeep-income': (amounts) => `Na začátku každého kola surovin získáte ${goods(amounts)}.`,
  'peek-deck': () =>
    'Jednou za svůj tah se podívejte na vrchní kartu libovolného balíčku a vraťte ji navrch, nebo dospod.',
  'ignore-own-die': () => 'Číslo na její kostce útoku se nepřičítá.',
  'set-enemy-die': ({ value }) => `Když je cílem útoku, kostka útočníka se nastaví na ${face(value)}.`,
  'turn-end-step': () => 'Na konci svého tahu můžete jednoho svého hrdinu přesunout na sousední prázdné políčko.',
  'bonus-vs': ({ attack }) => `+${attack} k útoku proti arciďáblům.`,
  'defense-vs-retaliation': ({ n }) => `+${n} k obraně proti odvetě.`,
  'push-on-roll': ({ on: faces }) =>
    `Po útoku hoďte kostkou útoku: padne-li ${on(faces)}, musí se cíl o 1 pole vzdálit.`,
  'line-breath': ({ second }) => `Zaútočí i na jednotku přímo za cílem; tento útok má hodnotu ${second}.`,
  'heal-ally-or-rage': ({ heal, attack }) =>
    `Při aktivaci odstraňte až ${heal} zranění z jiné své jednotky; není-li žádná zraněná, má +${attack} k útoku.`,
  'off-board': () => 'Stojí vedle bojiště.',
  'only-ranged-or-cards': () => 'Zranit ji mohou jen střelecké útoky a účinky karet.',
}
