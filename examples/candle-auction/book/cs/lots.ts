import type { Chapter } from '@krcma/kernel'

/** Podle součtu kostek. */
export const chapter: Chapter = {
  2: 'Korbel bez dna. „Jako stvořený pro toho, kdo přestává pít,“ doporučuje dražebník.',
  3: 'Tři podkovy. Čtvrtá je dosud na svobodě.',
  4: 'Loutna s jedinou strunou a bard, který přísahá, že to stačí.',
  5: 'Pytel loňského chmele. Voní jako předloňský.',
  6: 'Mapa kraje. Někdo ji opravoval jinou rukou a v jiné náladě.',
  7: 'Sud, který nikdy netekl. Nikdo ho o to zatím nežádal.',
  8: 'Pár bot, rozchozených někým, kdo měl před čím utíkat.',
  9: 'Husa. Přehlédne dražitele a udělá si o nich vlastní odhad.',
  10: 'Kuchařka psaná rukou zesnulé abatyše. Polovina receptů jsou výhrůžky.',
  11: 'Stříbrná lžička s erbem. Bez otázek.',
  12: 'Listina na mlýn. V místnosti je takové ticho, že je slyšet svíčku.',
}
