import type { lobby as english } from '../en/lobby.ts'
import { plural } from '../plural.ts'

export const lobby: typeof english = {
  ways: 'Jak si zahrát',
  goOn: 'Pokračovat',
  goOnText: (game, tables) =>
    tables === 1
      ? game
      : `${game} a ${plural('cs', tables - 1, { one: 'další stůl', few: 'další stoly', other: 'dalších stolů' })}`,
  learn: 'Naučit se',
  learnText: 'První hra, vysvětlená krok za krokem',
  learnNew: 'Jste tu poprvé? Začněte hrou, která se vysvětluje krok za krokem.',
  play: 'Hrát hned',
  playText: 'Proti botům, bez čekání',
  friends: 'S přáteli',
  friendsText: 'Po síti, nebo u jednoho zařízení',
  here: (names, more) =>
    `U stolů právě sedí: ${names}${more === 0 ? '' : ` a ${plural('cs', more, { one: 'další', few: 'další', other: 'dalších' })}`}`,
  continue: 'Rozehrané',
  games: 'Hry',
  nothingYet: 'Zatím tu není prostřeno. Vyberte si hru níže.',
  bots: 'Hrát proti botům',
  hotSeat: 'U jednoho zařízení',
  solo: 'Sólo',
  online: 'S přáteli po síti',
  rules: 'Pravidla',
  archive: 'Archiv',
  settings: 'Nastavení',
  credits: 'Poděkování a upozornění',
  waitingFor: (name) => `Na tahu: ${name}`,
  over: 'Dohráno',
  openTables: 'Volné stoly',
  playing: 'Dívat se',
  yourTables: 'Vaše stoly na serveru',
  noServer: 'Jste bez připojení. Všechno, co se hraje na tomto zařízení, funguje.',
  join: 'Přisednout',
  watch: 'Dívat se',
  gathering: (taken, of) => `Obsazeno ${taken} z ${of}`,
  updateReady: 'Je tu novější verze.',
  update: 'Načíst ji',
  sagas: 'Ságy: pokračovat',
  beginSaga: 'Začít ságu',
  scenarios: 'Scénáře',
  sagaTodo: { open: 'Otevřete další večer', come: 'Právě se hraje', choose: 'Máte si co vybrat' },
  sagaRests: 'Mezi dvěma večery',
}
