import type { Spoken } from '@krcma/look'
import type { PathOfDestiny } from '../../shape.ts'

export const lesson: NonNullable<Spoken<PathOfDestiny>['lesson']> = {
  board:
    'Ze dvou postav si jednu nechte. První schopnost máte hned, další přijdou se zkušenostmi; každou použijete jednou. Vedlejší úkol odměňuje karty, které vám na konci zbudou v ruce.',
  draft:
    'Přesuňte figurku ke dvojici a vezměte si obě karty, nebo k balíčku pro dvě neznámé. Čím výš stojíte, tím dřív příště jednáte. Hodiny u každé pozice říkají kdy.',
  'draw-energy':
    'Vaše první schopnost: dotkněte se znamení na kartě a potom karty z jiné řady, a obě si vymění místo. Pak si vyberete pozici.',
  ability:
    'Teď můžete použít schopnost: dotkněte se jí na své desce. Každá funguje jednou za hru, takže „Ne“ bývá dobrá odpověď.',
  play: 'Otevřené jsou dvě strany: levá a pravá cesta, každá se svým symbolem. Dotkněte se karty, která půjde první, a pak druhé. Pod každou stojí, co by teď přinesla; první karta tu druhou nikdy nevidí.',
  lose: 'Efekt vás připravuje o symbol: vraťte žeton, nebo zakryjte symbol na kartě. Aktivní symboly přinášejí body, ostatní hlavně živí efekty.',
  dominance:
    'Žádný žeton osudu neleží, a tak rozhodujete vy: symboly vítězné cesty dají vítězné body, té druhé zkušenosti.',
  keep: 'Ponechaná karta otevře příští časovou osu a její efekt se vyhodnotí znovu, už pro symboly příští kapitoly. Co by přinesla, stojí vedle otázky.',
  'alliance-deck': 'Karty Renfri působí, když vyhraje levá cesta, Stregoborovy, když pravá.',
  'next-alliance':
    'Uplatní se všechny vaše karty vítězné strany v pořadí, které určíte: co symbol dává, může přijít před tím, co ho stojí.',
  look: 'Vyberte skrytý cíl: od této chvíle si ho můžete kdykoli prohlédnout.',
  'own-card': 'Dotkněte se karty své časové osy.',
  'hand-card': 'Dotkněte se karty v ruce.',
}
