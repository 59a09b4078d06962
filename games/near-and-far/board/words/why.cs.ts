import { counted } from '../../words/cs/amounts.ts'
import type { WhyWords } from './why.ts'

export const why: WhyWords = {
  here: 'Figurka už tu stojí: tah, který začne v budově, vede jinam.',
  done: 'Jen jednou za návštěvu, a to už bylo.',
  firstRound: 'V prvním kole jdou všichni do města.',
  prison: 'Na návštěvu se sem nechodí: vede sem jen prohraný souboj.',
  noPieces: 'Není co odevzdat.',
  unfair: 'Kusy mají menší hodnotu než cokoli, co by se za ně dalo dostat.',
  emptyRow: 'Nezbývá nikdo, koho by šlo najmout.',
  tooDear: (cheapest) => `I nejlevnější z nich stojí ${cheapest}.`,
  noStock: 'Žádné nákladní zvíře už není na prodej.',
  noPlace: 'Nákladní zvířata už jsou tři.',
  noFood: 'Nákladní kivi stojí 1 jídlo.',
  noFoodNorGem: 'Nákladní kivi stojí 1 jídlo, želva 1 drahokam.',
  noSkill: 'V aktivní družině ani na kartách není žádná schopnost.',
  noAnimal: 'Poklad nemá co nést: chybí nákladní zvíře.',
  noTreasures: 'Žádný poklad už nezbývá.',
  noNumber: 'Vedle táborů není žádné volné číslo.',
  dug: 'Už na něm stojí tábor.',
  entrance: 'První tábor v dole patří ke vchodu, vlevo nahoře.',
  beside: 'Na žádném čísle vedle něj nestojí tábor.',
  tooHard: (needed, skill) =>
    `Chce to ${counted(needed, 'schopnost', 'schopnosti', 'schopností')}; družina a karty jich dají ${skill}.`,
  lacks: (what) => `Potřebujete ještě: ${what}.`,
  notNow: 'Artefakty se pořizují jen ve vlastním tahu.',
  afterCamp: 'Kdo postavil tábor, už v tomto tahu dál nejde.',
  tooFar: (steps) =>
    steps === 0 ? 'V tomto tahu už nezbývá žádný krok.' : `Je to dál než ${counted(steps, 'krok', 'kroky', 'kroků')}.`,
  tooWeary: 'Na tu cestu nestačí zdraví.',
  campInTown: 'Ve městě se tábor postavit nedá.',
  secondCamp: 'Druhý tábor se tu postavit nedá.',
  campCosts: (hearts) => `Tábor stojí ${hearts}.`,
}
