import type { Chapter } from '@krcma/kernel'
import { characters } from '../../words/cs/names.ts'
import { epilogue } from '../epilogue.ts'

const ending = epilogue(characters)

/** By page. */
export const chapter: Chapter = {
  1: 'Koruna, krypta a odměna, kterou si ještě nikdo nevyzvedl.',
  2: 'Starý palác ve Wyzimě je už léta opuštěný kvůli tomu, co spí v jeho hrobce. Král slibuje jmění tomu, kdo mu vrátí dceru – živou.',
  3: 'Město šeptá o kletbě, šlechta o rychlé čepeli. Za tři hodiny padne noc.',
  4: 'Setkat se se strigou v paláci a poznat, jak bojuje.',
  5: 'Obrátit každý kámen i každou zapomenutou listinu.',
  6: 'Vydržíte až do kuropění, cenou je rozbitý nábytek a pár žeber. Někdo z vás už ví, kam až dosáhne, jiný, kudy se vrací do hrobky.',
  7: 'Dnes v noci vstane znovu a ještě hladovější. Ve východním křídle navíc uvázli sloužící.',
  8: 'Silou ji udržet dál od lidí.',
  9: 'Obkroužit rakev ochranným kruhem dřív, než se probudí.',
  10: 'Zamčený stůl skrývá důkaz: kletbu vyřkl žárlivý dvořan Ostrit. Někdo z vás si nechá listiny, jiný klepy ze sklepní kuchyně, a obojí má svou cenu.',
  11: 'Ostrit ví, že to víte. Král zatím ne.',
  12: 'Poštvat velmože proti sobě, dokud pravda nezazní nahlas.',
  13: 'Sehnat vše, co žádá stará nauka.',
  14: 'Křídlo odolá. Do rána jsou sloužící venku a striga se naučí bát oceli.',
  15: 'Zbývá jediná noc, než velmoži pošlou dovnitř pochodně a kuše.',
  16: 'Nepustit ji do rakve, ať to stojí cokoli.',
  17: 'Vymoci u dvora ještě trochu trpělivosti.',
  18: 'Kruh o půlnoci vzplane modře. Ona ho překročit nedokáže – a vy také ne.',
  19: 'Uvnitř kruhu lze kletbu zlomit; venku vede pod palác starší chodba.',
  20: 'Vložit do kruhu všechno, co máte.',
  21: 'Najít její druhé doupě a zapečetit je do úsvitu.',
  22: 'Dvůr se rozdělí vedví a Ostrit udělá první chybu: prchá v noci.',
  23: 'Viník, probouzející se netvor a mezi nimi jediná brána.',
  24: 'Přivést Ostrita před krále, dokud je čas.',
  25: 'Odlákat strigu kryptou.',
  26: 'Byliny, sůl, stříbro a pramen vlasů: vše je přichystáno, jen to musí někdo přežít.',
  27: 'Víko rakve se se skřípěním odsouvá. Do třetího zakokrhání zbývá devět hodin.',
  28: 'Rozplést kletbu slovo za slovem.',
  29: 'Držet ji stříbrným řetězem i holýma rukama.',
  30: 'Sál po sále ustupujete, ale ten poslední nevydáte. Když se rozední, stojí ona – a stojíte i vy.',
  ...ending(
    31,
    (hero) => `Svítání dokáže, co ocel ne: na dlaždicích leží děvče. Dvůr si pamatuje, kdo neustoupil: ${hero}.`,
  ),
  32: 'Zatímco na dvoře čekají meče, mluvíte, slibujete a lichotíte, dokud pochodně nedohoří.',
  ...ending(
    33,
    (hero) => `Král získává čas, striga klid a palác zůstává zavřený. Poslední slovo má ve Wyzimě ${hero}.`,
  ),
  34: 'Kruh se stahuje, vytí přechází v pláč a pláč ve slova.',
  ...ending(
    35,
    (hero) =>
      `Princezna prosí o vodu a o vlastní jméno. Učenci se dodnes přou nad poznámkami, které zanechává ${hero}.`,
  ),
  36: 'Prach, padající klenba, tma: druhé doupě je pryč a před ránem se nemá kam skrýt.',
  ...ending(
    37,
    (hero) => `Kletba praská pod širým nebem, před davem, který netuší jak. Pod plánem podzemí je podpis: ${hero}.`,
  ),
  38: 'Před trůnem i městem to Ostrit vysloví nahlas a v hrobce cosi utichne.',
  ...ending(
    39,
    (hero) =>
      `Spravedlnost se pro jednou koná za bílého dne. Foltest platí a v rozsudku stojí ještě jedno jméno: ${hero}.`,
  ),
  40: 'Po úzkých schodech jde za vaší lucernou, pryč od města a do starého příkopu.',
  ...ending(41, (hero) => `Do paláce se už nevrátí a Ostrita najdou pod schody. Lucernu si nechává ${hero}.`),
  42: 'Poslední slovo stojí krev, ale srst z jejích paží opadává jako popel.',
  ...ending(43, (hero) => `Vyděšené dítě poprvé hledí na svět. Usne, jen když u dveří hlídá ${hero}.`),
  44: 'Stříbro pálí, řetěz drží a při třetím zakokrhání je rakev stále prázdná.',
  ...ending(
    45,
    (hero) => `Dohoda se svítáním je dodržena do písmene. Severské šermírny dnes učí kryt, který nese jméno ${hero}.`,
  ),
}
