import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/cs/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'Dva příběhy, jeden trh a žádné čisté ruce.',
  2: 'Do Blavikenu přijíždíte prodat mrtvou potvoru z bažin a dostanete volbu, jakou by nikdo dostat neměl. Mág Stregobor i vyhnankyně Renfri žádají o pomoc – jeden proti druhému. Oba platí zlatem a o třetí cestě nechce ani jeden slyšet.',
  3: 'Trh je pozítří a náměstí už voní rybami a čerstvými prkny. Rychtář nechce potíže, ale potíže už si v hostinci najaly pokoj.',
  4: 'Prohledat město a najít ženu s jejími druhy.',
  5: 'Projít přeludy a vyslechnout mága.',
  6: 'Renfri to vypráví bez slz: princezna štvaná kvůli hodině svého narození, prodaná, vyhladovělá a vyučená těmi, kdo ji štvali. Kdo jí stál nejblíž, toho teď sledují; kdo nespustil z očí věž, ten se také leccos dozvěděl.',
  7: 'Rozhodnutí prý nechává na vás. Víno nalévá sama. Na druhé straně dvora si její muži brousí čepele, všichni v jednom rytmu.',
  8: 'Dovést ji k dohodě, se kterou se dá žít.',
  9: 'Vzít jim zbraně dřív, než začne trh.',
  10: 'Za klamnou zahradou, pod klamnými květy, sedí vyděšený stařec s teorií a s prosbou, která se nikomu nelíbí. Kdo otevřel jeho dveře, je teď jeho dlužníkem; kdo zůstal v uličkách, vyslechl druhou stranu.',
  11: 'Jeho důkazem je seznam mrtvých dívek, psaný velmi úhledně. Dá se číst jako varování, nebo jako přiznání. Číst ho tím druhým způsobem ho nikdy nenapadlo.',
  12: 'Vyrazit a zjistit, co se Renfri doopravdy stalo.',
  13: 'Vyžádat si od rychtáře stráže a klid ve městě.',
  14: 'Naslouchá. Jednou se dokonce zasměje, jako někdo, kdo to kdysi dělával často. A pak řekne, co by jí stačilo, aby vám uvěřila.',
  15: 'Potřebuje dveře do věže, otevřené, za úsvitu. A vy potřebujete důvod, proč stát na té či oné straně.',
  16: 'Vejít první a udržet síň.',
  17: 'Varovat mága a uzavřít všechny vchody.',
  18: 'Žoldnéři bez mečů jsou mizerná společnost. Pijí, bručí a jeden po druhém zjišťují, že mají práci jinde. Renfri si pamatuje, kdo udeřil první.',
  19: 'Sama je nebezpečnější – nebo se dá spíš zachránit. Tvář má pořád tutéž a poznat to vám nepomůže.',
  20: 'Slíbit volný odchod a dodržet to.',
  21: 'Pomoci s uspávacím kouzlem a doufat, že mág dodrží slovo.',
  22: 'Lidé, které najdete, si pamatují dítě, ne netvora: hlučné dítě, které mělo rádo psy. Někdo jim za zapomnění zaplatil, a dobře. Tu částku si pamatují dodnes.',
  23: 'V Blavikenu zatím rostou stánky. Mezi nimi se procházejí najatí hrdlořezové a ptají se na cenu věcí, které si nekoupí.',
  24: 'Střetnout se s hrdlořezy dřív než dav.',
  25: 'Provést starce rybářskou bránou.',
  26: 'Rychtář vám půjčí šest strážných a pohled, na který se nezapomíná. Má vás prý rád a rád by u toho zůstal.',
  27: 'Pod věží je laboratoř, o které nepadlo ani slovo, a ještě nedávno se v ní pracovalo. Venku dochází Renfri trpělivost, uvnitř se stráže učí na nic nesahat.',
  28: 'Prohledat sklep, dokud se stráže nedívají.',
  29: 'Pomoci mágovi dokázat jeho teorii.',
  30: 'Dveře povolí, přeludy shoří a květy se ve vzduchu mění v saze. Starcovo poslední kouzlo nikoho nezasáhne. Renfri stoupá po schodech pomalu, jako se po nich chodí ve snu.',
  ...ending(
    31,
    (hero) =>
      `Blaviken se probudí s mrtvým mágem a prázdným hostincem. Nikdo nic neviděl a každý má svůj názor. Jedni tomu říkají spravedlnost, druzí tomu říkají ${hero}.`,
  ),
  32: 'Runy se nad dveřmi zavřou jako led nad rybníkem. Renfri do nich jednou udeří pěstí, přikývne, jako by odpověděly, a odjede.',
  ...ending(
    33,
    (hero) =>
      `Věž zůstane sto dní zavřená a spor s ní. Stařec křičí z okna, dokud má co říct. Klíč na krku nosí ${hero}.`,
  ),
  34: 'Hledí na volnou cestu jako na past, protože každá volná cesta, kterou zná, pastí byla. Pak se po ní vydá a neohlédne se.',
  ...ending(
    35,
    (hero) =>
      `Po letech kdesi na jihu připíjí velitelka karavany na dodržený slib. Ten příběh nikdy nevypráví a nikdo z těch, kdo s ní jezdí, by se neodvážil zeptat. Druhou číši dostává ${hero}.`,
  ),
  36: 'Spánek ji přemůže uprostřed slova, a kterého, to se už nikdo nedozví. Mág děkuje až příliš rychle. Už si přeměřuje světlo.',
  ...ending(
    37,
    (hero) =>
      `Ve věži stojí postava z křišťálu a děti se hecují, kdo se podívá. Oči má prý otevřené. Vinu si na jedinou stránku a bez výmluv zapisuje ${hero}.`,
  ),
  38: 'Mezi stánky zazvoní ocel a zastaví se na délku paže od prvního dítěte. Je po všem dřív, než se stačí zvážit ryby. Nikdo vám neděkuje, protože nikdo zatím nechápe, co se nestalo.',
  ...ending(
    39,
    (hero) =>
      `Město hází kameny, protože vidělo jen krev. Rychtář se otočí zády a víc pro vás udělat nemůže. Nejvíc kamenů schytá ${hero}.`,
  ),
  40: 'Pod sledi a plachtovinou opouští město velký učenec a celou cestu si stěžuje na zápach, na společnost a na stav vzdělanosti na Severu.',
  ...ending(
    41,
    (hero) =>
      `Renfri najde věž prázdnou a pro jednou nemá koho nenávidět. Do večera sedí na jejích schodech a její muži nevědí, co s rukama. Loď platí ${hero}.`,
  ),
  42: 'Sklenice, jména, data: sklep dopoví to, co mág vynechal. Některé sklenice jsou prázdné, a jméno na nich přesto je.',
  ...ending(
    43,
    (hero) =>
      `O trhu čte rychtář ze zápisků nahlas, řádek po řádku, až na ryby nikdo nemyslí. Mág odchází pod dozorem. Zápisky na stůl pokládá ${hero}.`,
  ),
  44: 'Přístroje se chvějí, zrcadlo se zamlží a teorie žádá ještě jednu oběť. Po schodech přichází sama, protože jste jí dali slovo.',
  ...ending(
    45,
    (hero) =>
      `Důkaz přesvědčí všechny, kdo v té místnosti nebyli. Je elegantní a dá se zopakovat. Učebnice uvádějí jediné jméno svědka: ${hero}.`,
  ),
}
