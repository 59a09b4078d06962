import type { ending as english } from '../en/ending.ts'
import { plural } from '../plural.ts'

export const ending: typeof english = {
  youWonBy: (n) => `Vyhráli jste o ${plural('cs', n, { one: 'bod', few: 'body', other: 'bodů' })}.`,
  youWonEven: 'Vyhráli jste: bodů bylo stejně, rozhodlo pravidlo pro shodu.',
  decided: (source, by, than) =>
    `Co rozhodlo: ${source}, o ${plural('cs', by, { one: 'bod', few: 'body', other: 'bodů' })} víc než ${than}.`,
  keepsake: 'Památka',
  keepsakeTitle: 'Památka na tuhle hru',
  keepsakeSave: 'Uložit obrázek',
  keepsakeShare: 'Poslat',
  keepsakeLink: 'Dát hru na server a její adresu na obrázek',
  keepsakeCopy: 'Zkopírovat odkaz na záznam',
  keepsakeWait: 'Obrázek se kreslí.',
  keepsakeFailed: 'Tento prohlížeč obrázek nakreslit neumí.',
  keepsakeOf: (game, names) => `${game}: ${names}`,
  verified: 'kostky ověřeny',
}
