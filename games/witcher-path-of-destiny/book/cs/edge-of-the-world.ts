import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/cs/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'Tam, kde končí mapy, začínají potíže.',
  2: 'Měšce zejí prázdnotou a cesta končí v Dolní Posadě, poslední vsi pod horami. Sedláci mají jídlo, postele a podivnou prosbu.',
  3: 'Na pole jim chodí cosi s rohy a kopyty. Chtějí se toho zbavit, ale zabít to nikdo nesmí – a proč, to nikdo neřekne.',
  4: 'Sednout si se staršími a vytáhnout z nich pravdu.',
  5: 'Počkat si v chmelu s holí, sítí a špatnou náladou.',
  6: 'Medovina rozvazuje jazyky: ves poslouchá starou knihu zaříkadel, kterou opatruje vědma a které rozumí mlčenlivá dívka. Někdo z vás získá důvěru starších, jiný zahlédne, kdo v noci odváží obilí.',
  7: 'Kniha popisuje rohatého hosta i způsob, jak se ho zbavit. Obilí ovšem nemizí kouzly, nýbrž na voze.',
  8: 'Rozluštit zaříkadlo za tiché pomoci dívky.',
  9: 'Jít po stopě zmizelého obilí směrem k horám.',
  10: 'Z pekelníka se vyklube sylván s pevnou rukou a bohatým slovníkem. Někdo z vás se v něm vyzná, jiný na něj tlačí tak dlouho, až vezme roha a nechá za sebou zřetelné otisky.',
  11: 'Už víte, s kým máte tu čest. Proč ale sylván potřebuje osivo, nářadí a krmení, to je jiná otázka.',
  12: 'Nabídnout mu hru, doušek a poctivé vyslechnutí.',
  13: 'Jít po otiscích kopyt vzhůru roklí.',
  14: 'Zaříkadlo není zbraň, ale slib mezi poli a těmi, kdo je obdělávají. Dívka se poprvé usměje.',
  15: 'Z kopců sestupují elfové, vyhublí a hrdí, aby si vzali svůj díl. Rozhodnout musí slova, nebo zázrak.',
  16: 'Spolehnout se na dávnou moc, která má její podobu.',
  17: 'Přivést sedláky a elfy k jednomu stolu.',
  18: 'Vůz vás dovede k táboru ukrytému ve skalách. Nejdřív spatříte pytle, pak šípy, které na vás míří.',
  19: 'Přivázaní ke stromu posloucháte, jak se elfové radí, jak tiše byste měli zmizet.',
  20: 'Probít se ven dřív, než padne rozsudek.',
  21: 'Využít rokle, soumraku a volného uzlu.',
  22: 'Nad kostkami a ukradeným pivem to sylván přizná: sbírá osivo pro hladové elfy, kteří se nikdy nenaučili hospodařit.',
  23: 'Zima se blíží. Kdo chce mír, musí elfům přinést něco lepšího než hrdost.',
  24: 'Provést karavanu zapomenutou stezkou.',
  25: 'Probudit dávnou strážkyni údolí.',
  26: 'Jeho doupě je spižírna, pečlivě přichystaná pro někoho jiného. A ten někdo už stojí za vámi.',
  27: 'Elfové nepotřebují svědky, sylván nechce krev a z údolí stoupá mlha.',
  28: 'Udržet rokli, dokud je to neomrzí.',
  29: 'Odpovědět hlasu, který volá z polí.',
  30: 'Dívka zvedne ruku a všechny čepele klesnou. Na jediný nádech voní celé údolí květy.',
  ...ending(
    31,
    (hero) =>
      `Elfové a sedláci se rozejdou bez jediné rány a pole toho roku rodí dvakrát. V baladě jí jako první rozumí ${hero}.`,
  ),
  32: 'Trvá to celou noc, tři sudy a jednu rozbitou lavici, ale pytle nakonec počítají společně.',
  ...ending(
    33,
    (hero) => `Smlouva z Dolní Posady je vyrytá na víku sudu a platí dodnes. V jejím čele stojí jediné jméno: ${hero}.`,
  ),
  34: 'Pouta praskají, pěsti létají a tábor poznává, zač stojí poutníci zahnaní do kouta.',
  ...ending(
    35,
    (hero) =>
      `Elfové ustoupí výš do skal a nájezdy skončí, jen se o tom nikomu nezpívá vesele. V paměti zůstávají jizvy a s nimi ${hero}.`,
  ),
  36: 'Stín, povolený uzel, zadržený dech: než vyjde měsíc, jste pryč.',
  ...ending(
    37,
    (hero) =>
      `Tábor už nikdo nenajde a vsi zůstane její soukromý čert. Kdo zná cestu, jde po znameních, která zanechává ${hero}.`,
  ),
  38: 'Pytel za pytlem putuje osivo přes průsmyk a první elf se sklání k brázdě.',
  ...ending(
    39,
    (hero) => `Na jaře se nad hranicí lesa zelená ječmen. Horský lid připíjí na toho, kdo našel cestu: ${hero}.`,
  ),
  40: 'Zavoláte a z obilí vystoupí někdo, kdo nikdy nebyl pouhou dívkou.',
  ...ending(41, (hero) => `Paní bere svůj lid pod plášť a údolí nechává živým. Její poslední pohled zachytí ${hero}.`),
  42: 'Kámen po kameni držíte rokli až do úsvitu a za úsvitu už nikdo nechce pokračovat.',
  ...ending(
    43,
    (hero) => `Obě strany si odnášejí raněné i výmluvy. Posada platí do posledního groše a nejvíc dostává ${hero}.`,
  ),
  44: 'Mlha se zavře, luky umlknou a tichý hlas se každého z vás zeptá na jedinou věc.',
  ...ending(
    45,
    (hero) => `Probouzíte se na kraji polí s prázdnýma rukama a odpuštěním. Odpověď si pamatuje jen ${hero}.`,
  ),
}
