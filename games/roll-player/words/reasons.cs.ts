import type { Words } from '@krcma/kernel'
import type { Counted, Feature, RollPlayer } from '../shape.ts'
import { names } from './names.cs.ts'

type Reasons = NonNullable<Words<RollPlayer>['reason']>

const counted: Pick<Reasons, Counted> = {
  'goals-met': (by) => (by > 0 ? 'splněné cíle' : 'nesplněné cíle'),
  'goals-one-off': (by) => (by > 0 ? 'cíle, ke kterým chybí jediný bod' : 'méně cílů, ke kterým chybí jediný bod'),
  'goals-two-off': (by) =>
    by > 0 ? 'cíle, ke kterým chybějí jen dva body' : 'méně cílů, ke kterým chybějí jen dva body',
  'goals-open': (by) => (by > 0 ? 'více cílů ještě otevřených' : 'méně cílů ještě otevřených'),
  'last-die-fits': (by) => (by > 0 ? 'cíle, které splní poslední kostka' : 'méně cílů, které splní poslední kostka'),
  'last-die-one-off': (by) =>
    by > 0 ? 'cíle, ke kterým se poslední kostka přiblíží' : 'méně cílů, ke kterým se poslední kostka přiblíží',
  'two-dice-fit': (by) => (by > 0 ? 'cíle, které splní dvě další kostky' : 'méně cílů, které splní dvě další kostky'),
  'two-dice-one-off': (by) =>
    by > 0 ? 'cíle, ke kterým se dvě další kostky přiblíží' : 'méně cílů, ke kterým se dvě další kostky přiblíží',
  'three-dice-fit': (by) => (by > 0 ? 'cíle, které sednou prázdné řadě' : 'méně cílů, které sednou prázdné řadě'),
  'class-dice': (by) => (by > 0 ? 'více kostek barvy povolání' : 'méně kostek barvy povolání'),
  'alignment-stars': (by) => (by > 0 ? 'více hvězd za přesvědčení' : 'méně hvězd za přesvědčení'),
  'alignment-step': (by) => (by > 0 ? 'lepší přesvědčení na dosah kroku' : 'žádné lepší přesvědčení na dosah kroku'),
  'backstory-stars': (by) => (by > 0 ? 'více hvězd za příběh' : 'méně hvězd za příběh'),
  'backstory-matches': (by) => (by > 0 ? 'více kostek podle příběhu' : 'méně kostek podle příběhu'),
  'backstory-open': (by) => (by > 0 ? 'políčka příběhu ještě volná' : 'méně volných políček příběhu'),
  'armor-stars': (by) => (by > 0 ? 'více hvězd za zbroj' : 'méně hvězd za zbroj'),
  'armor-cards': (by) => (by > 0 ? 'více zbroje' : 'méně zbroje'),
  'armor-growth': (by) => (by > 0 ? 'sady zbroje, které dobře porostou' : 'sady zbroje, které sotva porostou'),
  'trait-stars': (by) => (by > 0 ? 'více hvězd za talenty' : 'méně hvězd za talenty'),
  'trait-prospects': (by) => (by > 0 ? 'talenty na cestě ke hvězdám' : 'talenty dál od hvězd'),
  gold: (by) => (by > 0 ? 'více zlata' : 'méně zlata'),
  'spare-gold': (by) => (by > 0 ? 'zlato nazbyt' : 'žádné zlato nazbyt'),
  tokens: (by) => (by > 0 ? 'více žetonů charismatu' : 'méně žetonů charismatu'),
  'ready-skills': (by) => (by > 0 ? 'dovednosti připravené k použití' : 'dovednosti nepřipravené k použití'),
  'early-turn': (by) => (by > 0 ? 'dřívější tah na trhu' : 'pozdější tah na trhu'),
}

const owned = Object.fromEntries(
  Object.entries(names.cards).map(([id, name]) => [
    id,
    (by: number) => (by > 0 ? `karta ${name}` : `chybějící karta ${name}`),
  ]),
) as Pick<Reasons, Exclude<Feature, Counted>>

/** What speaks for a choice: what it leads to, compared with another. */
export const reasons: Reasons = { ...counted, ...owned }
