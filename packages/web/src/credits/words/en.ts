export const en = {
  title: 'Credits and notice',
  noticeTitle: 'Unofficial',
  notice:
    'Krčma is a free fan project. It is not made, endorsed or licensed by the publishers or authors of these games. Names of games say only which rules are played and belong to their owners: Tales of Glory to Ankama, Roll Player to Thunderworks Games, The Witcher: Path of Destiny to Go On Board and CD PROJEKT RED, Near and Far to Red Raven Games, Heroes of Might & Magic III: The Board Game to Archon Studio and Ubisoft. All texts, pictures and tiles here are our own.',
  icons: 'Icons',
  iconsText: 'from game-icons.net, licence CC BY 3.0, drawn by:',
  fonts: 'Typefaces',
  fontsText:
    'Grenze Gotisch by Renata Polastri (Omnibus-Type) and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font Licence.',
  code: 'Code',
  codeText:
    'Krčma is free software under the AGPL 3.0 or later. It stands on Preact, Vite, idb, ZzFX, Valibot, noble ciphers and hashes, and lean-qr.',
}
