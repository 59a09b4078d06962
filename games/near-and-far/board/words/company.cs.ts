import { counted, formOf } from '../../words/cs/amounts.ts'
import type { BoardWords } from './words.ts'

export const company: BoardWords['company'] = {
  of: (name) => `Družina: ${name}`,
  icons: 'Co dává družina a karty dohromady',
  icon: {
    move: { name: 'Kroky za tah', text: 'Dva a další za každý pohyb a za každé nákladní zvíře.' },
    explore: { name: 'Průzkum', text: 'Tolik přinese tábor na políčku s mincí nebo s drahokamem.' },
    skill: {
      name: 'Schopnost',
      text: 'Přičítá se ke zkouškám schopnosti; tolik jídla dá farma a tak vysoké číslo zvládnete v dole.',
    },
    hearts: {
      name: 'Zdraví při odchodu z města',
      text: 'Na tolik se zdraví nastaví, když opustíte město, nejvýš na 13.',
    },
    caution: { name: 'Opatrnost', text: 'S ní můžete nepřítele obejít bez boje.' },
    combat: { name: 'Boj', text: 'Přičítá se ke zkouškám boje, k boji s nepřáteli a k soubojům.' },
  },
  slot: (faction) => `Místo v družině: ${faction}`,
  slotRule: 'Pro jednoho dobrodruha této frakce, nebo pro zvíře. Jen kdo je v aktivní družině, přidává symboly.',
  inactive: 'Odpočívají',
  inactiveRule: 'Nepřidávají symboly, ale jejich prapory platí. Kdo jde s vámi, určíte při odchodu z města.',
  animalRule: 'Platí jako dobrodruh bez frakce a může stát na kterémkoli místě.',
  heartsRule: 'Platíte jím odchod z políček bez tábora, tábory a každé +1 k hodu. Doplní se jen při odchodu z města.',
  camps: (left, placed) =>
    `${counted(left, 'tábor', 'tábory', 'táborů')} na desce, ${placed} ${formOf(placed, ['postavený', 'postavené', 'postavených'])}`,
  campsRule: 'Každý postavený tábor je bod. Kdo postaví poslední z desky, ukončí hru tímto kolem.',
  campNext: (n, brings) => (n === 1 ? `Příští odkryje ${brings}.` : `${n}. následující odkryje ${brings}.`),
  reputation: 'Pověst',
  reputationRule: 'Od −6 do 12. Některé artefakty chtějí dobrou pověst, jiné špatnou.',
  worth: (points) => `Na konci: ${points}.`,
  tokens: (amount, banners) => `${amount}; této barvy ${counted(banners, 'prapor', 'prapory', 'praporů')}`,
  chiefRule: 'Kdo má první čtyři prapory jedné barvy, z dobrodruhů a žetonů dohromady, získá jejího velitele: 5 bodů.',
  animals: 'Nákladní zvířata',
  freePlace: 'Volné místo pro nákladní zvíře',
  packRule: 'O krok za tah víc. Unese jeden poklad a dá se pustit, aby se prošlo kolem nepřítele.',
  owned: 'Karty a poražení nepřátelé',
}
