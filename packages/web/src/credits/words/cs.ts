import type { en } from './en.ts'

export const cs: typeof en = {
  title: 'Poděkování a upozornění',
  noticeTitle: 'Neoficiální',
  notice:
    'Krčma je svobodný fanouškovský projekt. Nevytvořili ho, neschválili ani nelicencovali vydavatelé a autoři těchto her. Názvy her říkají jen to, podle čích pravidel se hraje, a patří jejich vlastníkům: Příběhy slávy (Tales of Glory) společnosti Ankama, Hrdina v kostce (Roll Player) společnosti Thunderworks Games, Zaklínač: Cesta osudu (The Witcher: Path of Destiny) společnostem Go On Board a CD PROJEKT RED, Cestou necestou (Near and Far) společnosti Red Raven Games, Heroes III: Desková hra (Heroes of Might & Magic III: The Board Game) společnostem Archon Studio a Ubisoft. Všechny texty, obrázky a dílky jsou naše vlastní.',
  icons: 'Ikony',
  iconsText: 'z game-icons.net, licence CC BY 3.0, nakreslili:',
  fonts: 'Písma',
  fontsText:
    'Grenze Gotisch (Renata Polastri, Omnibus-Type) a Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), licence SIL Open Font.',
  code: 'Program',
  codeText:
    'Krčma je svobodný software pod licencí AGPL 3.0 nebo novější. Stojí na projektech Preact, Vite, idb, ZzFX, Valibot, noble a lean-qr.',
}
