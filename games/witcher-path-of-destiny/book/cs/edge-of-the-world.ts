import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/cs/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'Tam, kde končí mapy, začínají potíže.',
  2: 'Měšce zejí prázdnotou a cesta končí v Dolní Posadě, poslední vsi pod horami. Sedláci mají jídlo, postele a ječné pivo. Mají i podivnou prosbu, ale vytáhnou s ní, teprve když dojíte.',
  3: 'V noci jim na pole chodí cosi s rohy a kopyty, dupe chmel a hází kamením po každém, kdo se přiblíží. Chtějí se toho zbavit, ale zabít to nikdo nesmí – a proč, to nikdo neřekne. Starší hledí do země, děti na vás.',
  4: 'Sednout si se staršími a vytáhnout z nich pravdu.',
  5: 'Počkat si v chmelu s holí, sítí a špatnou náladou.',
  6: 'Medovina rozvazuje jazyky. Ves poslouchá starou knihu zaříkadel, kterou opatruje vědma, aniž umí číst, a které rozumí mlčenlivá dívka. Někdo z vás získá důvěru starších dřív, než je džbán prázdný; jiný si vyjde na vzduch a zahlédne, kdo v noci odváží obilí.',
  7: 'Kniha popisuje rohatého hosta i způsob, jak se ho zbavit, a to ve verších starších než ves. Obilí ovšem nemizí kouzly, nýbrž na voze. Stopy jsou tedy dvě a jen jedna z nich voní medovinou.',
  8: 'Rozluštit zaříkadlo za tiché pomoci dívky.',
  9: 'Jít po stopě zmizelého obilí směrem k horám.',
  10: 'Začne to kamenem, který někomu srazí klobouk, a skončí zápasem mezi tyčemi chmele. Z pekelníka se vyklube sylván s pevnou rukou a bohatým slovníkem. Někdo z vás se v něm vyzná; jiný na něj tlačí tak dlouho, až vezme roha a nechá za sebou zřetelné otisky.',
  11: 'Už víte, co je zač: žádný čert, jen protiva, která drží slovo. Proč ale sylván potřebuje osivo, nářadí a krmení, to je jiná otázka. Ze všeho, co bere, sám nesní nic.',
  12: 'Nabídnout mu hru, doušek a poctivé vyslechnutí.',
  13: 'Jít po otiscích kopyt vzhůru roklí.',
  14: 'Zaříkadlo není zbraň, ale slib mezi poli a těmi, kdo je obdělávají. Kdo ho poruší, hladoví; kdo ho dodrží, není tam venku nikdy tak docela sám. Když zazní poslední slovo, dívka se poprvé usměje.',
  15: 'Z kopců sestupují elfové, vyhublí a hrdí, aby si vzali svůj díl. Nikdo jim ho nikdy nenabídl, a tak se nenaučili prosit. Rozhodnout musí slova, nebo zázrak, a to brzy, protože první tětiva je napjatá.',
  16: 'Spolehnout se na dávnou moc, která má její podobu.',
  17: 'Přivést sedláky a elfy k jednomu stolu.',
  18: 'Vůz s koly omotanými hadry stoupá celou noc a dovede vás k táboru ukrytému ve skalách. Nejdřív spatříte pytle. Pak spatříte šípy a to, kam míří.',
  19: 'Přivázaní ke stromu posloucháte, jak se elfové radí, jak tiše byste měli zmizet. Ztišit přitom hlas by jim připadalo nezdvořilé. Nejmladší zatím počítá pytle, znovu a znovu, jako by jich tím mohlo přibýt.',
  20: 'Probít se ven dřív, než padne rozsudek.',
  21: 'Využít rokle, soumraku a volného uzlu.',
  22: 'V kostkách prohrajete, a to pomůže. Nad ukradeným pivem to sylván přizná: sbírá osivo pro hladové elfy, které vyhnali do hor a kteří se nikdy nenaučili hospodařit. Na dobročinnost prý není stavěný, a tak tomu říká krádež.',
  23: 'Na průsmycích už leží sníh. Kdo chce mít do zimy mír, musí elfům přinést něco lepšího než hrdost – a vsi důvod, proč to pustit z ruky.',
  24: 'Provést karavanu zapomenutou stezkou.',
  25: 'Probudit dávnou strážkyni údolí.',
  26: 'Jeho doupě je spižírna: pytle v řadách, ručně přebrané osivo, motyky a srpy namazané proti rzi. To všechno je pečlivě přichystané pro někoho jiného. A ten někdo už stojí za vámi.',
  27: 'Elfové nepotřebují svědky, sylván nechce krev a z údolí stoupá mlha. Někde v ní si brouká dítě. Žádné dítě s vámi ale nepřišlo.',
  28: 'Udržet rokli, dokud je to neomrzí.',
  29: 'Odpovědět hlasu, který volá z polí.',
  30: 'Dívka projde mezi oběma řadami, jako by šla polem. Zvedne ruku a všechny čepele klesnou. Na jediný nádech voní celé údolí květy, a to je poslední týden podzimu.',
  ...ending(
    31,
    (hero) =>
      `Elfové a sedláci se rozejdou bez jediné rány a pole toho roku rodí dvakrát. Cizím o tom v Dolní Posadě nikdo nevypráví. Jen jedna balada zpívá o tom, kdo dívce porozumí dřív než všichni ostatní: ${hero}.`,
  ),
  32: 'Trvá to celou noc, tři sudy a jednu rozbitou lavici. Hádají se o každý pytel a o každou urážku od dědových časů. K ránu ale pytle počítají společně a ukáže se, že správné číslo měl od začátku elf.',
  ...ending(
    33,
    (hero) =>
      `Smlouva z Dolní Posady je vyrytá na víku sudu a platí dodnes. Oba lidy ji podepsaly jen znamením, protože písmu těch druhých nikdo nevěřil. Celé jméno na ní stojí jediné, jako záruka pro obě strany: ${hero}.`,
  ),
  34: 'Pouta praskají, pěsti létají a tábor poznává, zač stojí poutníci zahnaní do kouta. Kdo začal, na to se pak nikdo neptá. Zůstanou po vás tři zlomené luky, dva zlomené nosy a všechno obilí.',
  ...ending(
    35,
    (hero) =>
      `Elfové ustoupí výš do skal a nájezdy skončí, jen se o tom nikomu nezpívá vesele. Zbytek tam nahoře obstará hlad, a ten odsud není vidět. V Posadě zůstává píseň bez refrénu, pár jizev a jméno, které nese ${hero}.`,
  ),
  36: 'Stín, povolený uzel, zadržený dech. Hlídka odvrátí hlavu o chvilku déle, než je třeba, a jestli schválně, to se už nikdo nedozví. Než vyjde měsíc, jste pryč.',
  ...ending(
    37,
    (hero) =>
      `Tábor už nikdo nenajde a vsi zůstane její soukromý čert, který si na tom zakládá. Obilí se ztrácí dál, ale nikdy ne to poslední. Kdo zná cestu, jde po znameních, která do skály ryje ${hero}.`,
  ),
  38: 'Pytel za pytlem putuje osivo přes průsmyk, na mulách, na ramenou a jednou i na sylvánovi, který si celou cestu stěžuje. Na druhé straně si první elf nabere hrst, dlouho na ni hledí a pak se skloní k brázdě.',
  ...ending(
    39,
    (hero) =>
      `Na jaře se nad hranicí lesa zelená ječmen, řídký, křivý a jejich vlastní. Když z něj horský lid uvaří první pivo, nepřipíjí na krále. Připíjí na toho, kdo našel cestu: ${hero}.`,
  ),
  40: 'Zavoláte do prázdného pole a připadáte si hloupě. Z obilí vystoupí někdo, kdo nikdy nebyl pouhou dívkou. A za ní se řada po řadě narovnávají klasy jako vojsko.',
  ...ending(
    41,
    (hero) =>
      `Paní bere svůj starý lid pod plášť a údolí nechává živým. Kniha zaříkadel je od toho dne prázdná a nikomu nechybí. Poslední pohled Paní, napůl dík a napůl varování, zachytí ${hero}.`,
  ),
  42: 'Kámen po kameni držíte rokli, až jsou ruce na nenávist příliš unavené. Za úsvitu obě strany spatří, jak málo jich zůstalo na nohou, a pokračovat nechce nikdo.',
  ...ending(
    43,
    (hero) =>
      `Obě strany si odnášejí raněné i výmluvy. Posada platí do posledního groše, rychle a s prosbou, abyste nezůstávali na večeři. Nejtěžší měšec a nejdelší cestu odtud má ${hero}.`,
  ),
  44: 'Mlha se zavře a luky umlknou. Z bílého ticha se ozve hlas a každého z vás se zeptá na jedinou věc. Každý slyší jinou otázku a nikdo ji ostatním nikdy neprozradí.',
  ...ending(
    45,
    (hero) =>
      `Probouzíte se na kraji polí s prázdnýma rukama a odpuštěním. Pytle jsou pryč a s nimi i každý důvod se bít. Všem ten hlas vyvane z hlavy; otázku i odpověď si pamatuje jen ${hero}.`,
  ),
}
