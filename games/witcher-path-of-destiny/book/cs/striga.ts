import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/cs/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'Koruna, krypta a odměna, kterou si ještě nikdo nevyzvedl.',
  2: 'Starý palác ve Wyzimě je už léta opuštěný kvůli tomu, co spí v jeho hrobce. Narodila se tam, pohřbili ji tam a za úplňku tam vstává. Král slibuje jmění tomu, kdo mu vrátí dceru – živou.',
  3: 'Město šeptá o kletbě, šlechta o rychlé čepeli a zavřené rakvi. Úkol už před vámi přijali jiní a jejich koně dodnes stojí v královských stájích. Za tři hodiny padne noc.',
  4: 'Setkat se se strigou v paláci a poznat, jak bojuje.',
  5: 'Obrátit každý kámen i každou zapomenutou listinu.',
  6: 'Vydržíte až do kuropění, cenou je rozbitý nábytek a pár žeber. Na svou velikost je příliš rychlá a ani jednou se neunaví. Někdo z vás už ví, kam až dosáhne, jiný, kudy se vrací do hrobky.',
  7: 'Dnes v noci vstane znovu a ještě hladovější. Sloužící, kteří historkám nevěřili, se navíc vrátili pro stříbro a teď vězí ve východním křídle.',
  8: 'Silou ji udržet dál od lidí.',
  9: 'Obkroužit rakev ochranným kruhem, než se striga probudí.',
  10: 'Za zamčeným stolem, zamčenou kaplí a několika zamčenými ústy leží důkaz: kletbu vyřkl žárlivý dvořan Ostrit. Někdo z vás si nechá listiny, jiný klepy z kuchyně, a obojí má svou cenu.',
  11: 'Ostrit ví, že to víte. Král zatím ne. U večeře vám dvořan přes celý sál připíjí a je jediný, kdo pije.',
  12: 'Poštvat velmože proti sobě, dokud pravda nezazní nahlas.',
  13: 'Sehnat vše, co žádá stará nauka.',
  14: 'Křídlo odolá, dveře za dveřmi a stůl za stolem. Do rána jsou sloužící venku, jeden dokonce i se stříbrem, a striga se naučí bát oceli.',
  15: 'Zbývá jediná noc, než velmoži pošlou dovnitř pochodně a kuše. Říkají tomu milosrdenství a o králi mluví jako o nemocném.',
  16: 'Nepustit ji do rakve, ať to stojí cokoli.',
  17: 'Vymoci u dvora ještě trochu trpělivosti.',
  18: 'Kruh o půlnoci vzplane modře. Striga ho jednou, dvakrát obejde a čenichá k soli jako pes. Ona ho překročit nedokáže – a vy také ne.',
  19: 'Uvnitř kruhu lze kletbu zlomit, slovo za slovem, zatímco ona poslouchá. Venku vede pod palác starší chodba a prach na jejích schodech je čerstvě rozvířený.',
  20: 'Vložit do kruhu všechno, co máte.',
  21: 'Najít její druhé doupě a zapečetit je do úsvitu.',
  22: 'Dvůr se kvůli jediné větě rozdělí vedví a židle se s rachotem odsouvají. Ostrit udělá první chybu: prchá, v noci a pěšky.',
  23: 'Viník, probouzející se netvor a mezi nimi jediná brána. Viník má klíč. Netvor má čas.',
  24: 'Přivést Ostrita před krále, dokud je čas.',
  25: 'Odlákat strigu kryptou.',
  26: 'Byliny, sůl, stříbro a pramen vlasů mrtvé matky: vše je přichystáno, jen to musí někdo přežít. Recept je starší než palác a množství neuvádí.',
  27: 'Víko rakve se se skřípěním odsouvá. Do třetího zakokrhání zbývá devět hodin a svíce jsou uříznuté na osm.',
  28: 'Rozplést kletbu slovo za slovem.',
  29: 'Držet ji stříbrným řetězem i holýma rukama.',
  30: 'Sál po sále ustupujete, ale ten poslední nevydáte. Dveře k zavírání došly, zbýváte jen vy. Když se rozední, stojí ona – a stojíte i vy.',
  ...ending(
    31,
    (hero) =>
      `Svítání dokáže, co ocel ne: na dlaždicích leží hubené, špinavé děvče a dýchá. Foltest přichází sám a beze slova poklekne. Dvůr si pamatuje, kdo neustoupil: ${hero}.`,
  ),
  32: 'Zatímco na dvoře čekají meče, mluvíte, slibujete a lichotíte. Vymyslíte si precedens, pak smlouvu a nakonec velice starý zákon. Pochodně dohoří dřív než váš hlas.',
  ...ending(
    33,
    (hero) =>
      `Král získává čas, striga klid a palác zůstává zavřený. Dítě z něj nevyjde, ale rakve už také ne. Poslední slovo má v té věci ve Wyzimě ${hero}.`,
  ),
  34: 'Kruh se stahuje, vytí přechází v pláč a pláč ve slova. Přicházejí po jednom a ztěžka, od někoho, koho jim nikdy nikdo neučil.',
  ...ending(
    35,
    (hero) =>
      `Princezna prosí o vodu a o vlastní jméno. Král ho musí říct dvakrát, poprvé mu selže hlas. Učenci se dodnes přou nad poznámkami, které zanechává ${hero}.`,
  ),
  36: 'Prach, padající klenba, tma: druhé doupě je pryč a před ránem se nemá kam skrýt. Hrabe, až si zláme drápy. Pak si sedne na sutiny jako dítě a čeká.',
  ...ending(
    37,
    (hero) =>
      `Kletba praská pod širým nebem, před davem, který netuší jak. Zedníci se ptají, kdo kreslil plán podzemí, protože je lepší než jejich. Podpis na něm zní ${hero}.`,
  ),
  38: 'Před trůnem i městem to Ostrit vysloví nahlas: lásku, závist i přání, které někdo vyslyšel. A v hrobce cosi utichne.',
  ...ending(
    39,
    (hero) =>
      `Spravedlnost se pro jednou koná za bílého dne a děvče, které ji prospí, se probouzí s čistýma rukama. Foltest platí. Pod rozsudkem stojí vedle královské pečeti ještě jedno jméno: ${hero}.`,
  ),
  40: 'Po úzkých schodech jde za vaší lucernou, pryč od města a do starého příkopu. Ostrit kráčí před vámi, protože jste ho o to požádali; proč, na to už se neptá.',
  ...ending(
    41,
    (hero) =>
      `Do paláce se už nevrátí a Ostrita najdou pod schody. Král platí a víc vědět nechce. Lucernu si nechává ${hero}.`,
  ),
  42: 'Poslední slovo stojí krev a bere si ji od toho, kdo je vysloví. Ale srst z jejích paží opadává jako popel a pod ní je kůže dítěte, které nikdy nevidělo slunce.',
  ...ending(
    43,
    (hero) =>
      `Vyděšené děvče poprvé hledí na svět a zdá se mu příliš jasný. Pokouše dva lékaře. Usne, jen když u dveří hlídá ${hero}.`,
  ),
  44: 'Stříbro pálí, řetěz drží a při třetím zakokrhání je rakev stále prázdná. Pouštíte ho prst po prstu a ne každý prst hned poslechne.',
  ...ending(
    45,
    (hero) =>
      `Dohoda se svítáním je dodržena do písmene: král má dceru a město spánek. Žádný pěvec ten příběh nevypráví správně. Severské šermírny ale dnes učí kryt, který nese jméno ${hero}.`,
  ),
}
