import type { Words } from '@krcma/kernel'
import type { TalesOfGlory } from '../../shape.ts'

/** What speaks for a choice: what it leads to, compared with another. */
export const reasons: NonNullable<Words<TalesOfGlory>['reason']> = {
  glory: (by) => (by > 0 ? 'více slávy' : 'méně slávy'),
  coins: (by) => (by > 0 ? 'více zlaťáků' : 'méně zlaťáků'),
  potions: (by) => (by > 0 ? 'více lektvarů' : 'méně lektvarů'),
  combat: (by) => (by > 0 ? 'více boje' : 'méně boje'),
  magic: (by) => (by > 0 ? 'více magie' : 'méně magie'),
  monsters: (by) => (by > 0 ? 'více nestvůr v příběhu' : 'méně nestvůr v příběhu'),
  characters: (by) => (by > 0 ? 'více postav v příběhu' : 'méně postav v příběhu'),
  places: (by) => (by > 0 ? 'více míst v příběhu' : 'méně míst v příběhu'),
  treasures: (by) => (by > 0 ? 'více pokladů v příběhu' : 'méně pokladů v příběhu'),
  keys: (by) => (by > 0 ? 'více otevřených truhel' : 'méně otevřených truhel'),
  'locked-glory': (by) => (by > 0 ? 'více slávy v zamčených truhlách' : 'méně slávy v zamčených truhlách'),
  'locked-supplies': (by) => (by > 0 ? 'více zásob v zamčených truhlách' : 'méně zásob v zamčených truhlách'),
  'locked-powers': (by) =>
    by > 0 ? 'více boje a magie v zamčených truhlách' : 'méně boje a magie v zamčených truhlách',
  'locked-others': (by) => (by > 0 ? 'více v zamčených truhlách' : 'méně v zamčených truhlách'),
  'open-sides': (by) => (by > 0 ? 'více stran otevřených dalším dílkům' : 'méně stran otevřených dalším dílkům'),
  'open-half-keys': (by) =>
    by > 0 ? 'více půlek klíčů, které čekají na druhou' : 'méně půlek klíčů, které čekají na druhou',
  'promised-glory': (by) => (by > 0 ? 'více slávy slíbené místy' : 'méně slávy slíbené místy'),
  'promised-supplies': (by) => (by > 0 ? 'více zásob slíbených místy' : 'méně zásob slíbených místy'),
  'promised-powers': (by) => (by > 0 ? 'více boje a magie slíbených místy' : 'méně boje a magie slíbených místy'),
  'promised-keys': (by) => (by > 0 ? 'více klíčů slíbených místy' : 'méně klíčů slíbených místy'),
  'first-player': (by) => (by > 0 ? 'žeton prvního hráče' : 'chybějící žeton prvního hráče'),
  'spare-coins': (by) => (by > 0 ? 'více zlaťáků, než je třeba' : 'méně zlaťáků nazbyt'),
  'spare-potions': (by) => (by > 0 ? 'více lektvarů, než je třeba' : 'méně lektvarů nazbyt'),
  'great-combat': (by) => (by > 0 ? 'boj na velké nestvůry' : 'příliš málo boje na velké nestvůry'),
  'great-magic': (by) => (by > 0 ? 'magie na velké nestvůry' : 'příliš málo magie na velké nestvůry'),
  'final-glory': (by) => (by > 0 ? 'více slávy na konci hry' : 'méně slávy na konci hry'),
  'final-growth': (by) =>
    by > 0 ? 'odměny, které do konce ještě porostou' : 'méně odměn, které do konce ještě porostou',
  'final-majorities': (by) => (by > 0 ? 'více za převahy' : 'méně za převahy'),
  majorities: (by) => (by > 0 ? 'více převah' : 'méně převah'),
  leads: (by) => (by > 0 ? 'větší náskok v převahách' : 'menší náskok v převahách'),
  quests: (by) => (by > 0 ? 'výpravy ještě v ruce' : 'méně výprav v ruce'),
}
