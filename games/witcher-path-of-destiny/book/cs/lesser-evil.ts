import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/cs/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'Dva příběhy, jeden trh a žádné čisté ruce.',
  2: 'Do Blavikenu přijíždíte prodat mrtvou potvoru z bažin a dostanete volbu, jakou by nikdo dostat neměl. Mág Stregobor i vyhnankyně Renfri žádají o pomoc – jeden proti druhému.',
  3: 'Trh je pozítří. Rychtář nechce potíže, ale potíže už si v hostinci najaly pokoj.',
  4: 'Prohledat město a najít ženu s jejími druhy.',
  5: 'Projít přeludy a vyslechnout mága.',
  6: 'Renfri to vypráví bez slz: princezna štvaná kvůli hodině svého narození. Kdo jí stál nejblíž, toho teď sledují; kdo nespustil z očí věž, ten se také leccos dozvěděl.',
  7: 'Rozhodnutí prý nechává na vás. Její muži si zatím brousí čepele.',
  8: 'Dovést ji k dohodě, se kterou se dá žít.',
  9: 'Vzít jim zbraně dřív, než začne trh.',
  10: 'Za klamnou zahradou sedí vyděšený stařec s teorií a s prosbou, která se nikomu nelíbí. Kdo mu otevřel dveře, je teď jeho dlužníkem; kdo zůstal v uličkách, vyslechl druhou stranu.',
  11: 'Jeho důkazem je seznam mrtvých dívek. Dá se číst jako varování, nebo jako přiznání.',
  12: 'Vyrazit a zjistit, co se Renfri doopravdy stalo.',
  13: 'Vyžádat si od rychtáře stráže a klid ve městě.',
  14: 'Naslouchá. Dokonce se zasměje. A pak řekne, co by jí stačilo, aby vám uvěřila.',
  15: 'A potřebuje dveře do věže, otevřené, za úsvitu.',
  16: 'Vejít první a udržet síň.',
  17: 'Varovat mága a uzavřít všechny vchody.',
  18: 'Žoldnéři bez mečů jsou mizerná společnost. Renfri si pamatuje, kdo udeřil první.',
  19: 'Sama je nebezpečnější – nebo se dá spíš zachránit.',
  20: 'Slíbit volný odchod a dodržet to.',
  21: 'Pomoci s uspávacím kouzlem a doufat, že mág dodrží slovo.',
  22: 'Lidé, které najdete, si pamatují dítě, ne netvora. Někdo jim zaplatil za zapomnění.',
  23: 'V Blavikenu zatím rostou stánky a mezi nimi se procházejí najatí hrdlořezové.',
  24: 'Střetnout se s hrdlořezy dřív než dav.',
  25: 'Provést starce rybářskou bránou.',
  26: 'Rychtář vám půjčí šest strážných a pohled, na který se nezapomíná.',
  27: 'Pod věží je laboratoř, o které nepadlo ani slovo. A venku dochází Renfri trpělivost.',
  28: 'Prohledat sklep, dokud se stráže nedívají.',
  29: 'Pomoci mágovi dokázat jeho teorii.',
  30: 'Dveře povolí, přeludy shoří a starcovo poslední kouzlo nikoho nezasáhne.',
  ...ending(
    31,
    (hero) =>
      `Blaviken se probudí s mrtvým mágem a prázdným hostincem. Jedni tomu říkají spravedlnost, druzí tomu říkají ${hero}.`,
  ),
  32: 'Runy se nad dveřmi zavřou jako led. Renfri do nich jednou udeří, přikývne a odjede.',
  ...ending(33, (hero) => `Věž zůstane sto dní zavřená a spor s ní. Klíč na krku nosí ${hero}.`),
  34: 'Hledí na volnou cestu jako na past a pak se po ní vydá.',
  ...ending(
    35,
    (hero) => `Po letech kdesi na jihu připíjí velitelka karavany na dodržený slib. Druhou číši dostává ${hero}.`,
  ),
  36: 'Spánek ji přemůže uprostřed slova. Mág děkuje až příliš rychle.',
  ...ending(
    37,
    (hero) => `Ve věži stojí postava z křišťálu a děti se hecují, kdo se podívá. Vinu si do deníku zapisuje ${hero}.`,
  ),
  38: 'Mezi stánky zazvoní ocel a zastaví se na délku paže od prvního dítěte.',
  ...ending(39, (hero) => `Město hází kameny, protože vidělo jen krev. Nejvíc jich schytá ${hero}.`),
  40: 'Pod sledi a plachtovinou opouští město velký učenec a celou cestu si stěžuje.',
  ...ending(41, (hero) => `Renfri najde věž prázdnou a pro jednou nemá koho nenávidět. Loď platí ${hero}.`),
  42: 'Sklenice, jména, data: sklep dopoví to, co mág vynechal.',
  ...ending(
    43,
    (hero) => `Rychtář na trhu nahlas předčítá ze zápisků a mág odchází pod dozorem. Na stůl je pokládá ${hero}.`,
  ),
  44: 'Přístroje se chvějí, zrcadlo se zamlží a teorie žádá ještě jednu oběť.',
  ...ending(45, (hero) => `Důkaz přesvědčí všechny, kdo v té místnosti nebyli. Učebnice citují jediný zdroj: ${hero}.`),
}
