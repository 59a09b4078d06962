import { type Language, type Reason, refusalWords } from '@krcma/kernel'

/** Why not: what the rules refuse, and what the house does. */
export type Refused = Reason | HouseReason

export type HouseReason =
  | 'no-session' // nobody in particular asks: come as a guest, or log in
  | 'forbidden' // that is not yours to do
  | 'not-found' // there is no such thing, or you may not know of it
  | 'taken' // that seat, that login or that passkey
  | 'full'
  | 'same-name' // somebody at this table is called so, or so that it looks the same
  | 'wrong-time' // not before the start, not after it, not while paused, not before the end
  | 'wrong-login'
  | 'known-password' // among those that are tried first
  | 'no-hints' // several people play, and did not agree to hints
  | 'prove-first' // show once more that it is you: `prove`
  | 'guessed-too-often' // at this login, from browsers that it has not been used in
  | 'late' // somebody else was faster
  | 'too-fast'
  | 'too-many'
  | 'too-large'
  | 'other-protocol'
  | 'unavailable' // the house has a difficulty; nothing has changed, try again

const house: { readonly [L in Language]: { readonly [R in HouseReason]: string } } = {
  en: {
    'no-session': 'Please tell us your name first.',
    forbidden: 'That is not yours to do.',
    'not-found': 'There is no such thing here.',
    taken: 'That is already taken.',
    full: 'There is no free place left.',
    'same-name': 'Somebody here has your name, or one that looks like it. Please take another one.',
    'wrong-time': 'That cannot be done at this point.',
    'wrong-login': 'The login or the password is not right.',
    'known-password':
      'Too many people use this password, or it is hardly more than the login. Please think of another one.',
    'no-hints': 'This table plays without hints.',
    'prove-first': 'Please show once more that it is you.',
    'guessed-too-often':
      'There were too many wrong tries at this login. Come in from a browser that you have used before, by a passkey or by a recovery code, or try again in an hour.',
    late: 'Somebody else was faster.',
    'too-fast': 'That was too fast. Please wait a moment.',
    'too-many': 'You have too many of these already.',
    'too-large': 'That is too large.',
    'other-protocol': 'There is a newer version. Please load the page again.',
    unavailable: 'Something is wrong on our side. Please look again in a moment before you repeat it.',
  },
  cs: {
    'no-session': 'Nejdřív nám prosím řekněte své jméno.',
    forbidden: 'To vám nepřísluší.',
    'not-found': 'Nic takového tu není.',
    taken: 'To už je obsazené.',
    full: 'Už tu není volné místo.',
    'same-name': 'Někdo se tu jmenuje stejně, nebo tak, že to vypadá stejně. Vezměte si prosím jiné.',
    'wrong-time': 'To teď nejde.',
    'wrong-login': 'Přihlašovací jméno nebo heslo nesouhlasí.',
    'known-password':
      'Tohle heslo používá příliš mnoho lidí, nebo je to skoro jen přihlašovací jméno. Vymyslete si prosím jiné.',
    'no-hints': 'U tohohle stolu se hraje bez nápovědy.',
    'prove-first': 'Ukažte prosím ještě jednou, že jste to vy.',
    'guessed-too-often':
      'U tohoto přihlašovacího jména bylo příliš mnoho chybných pokusů. Přihlaste se z prohlížeče, který jste tu už použili, přístupovým klíčem nebo záchranným kódem, anebo to zkuste za hodinu.',
    late: 'Někdo jiný byl rychlejší.',
    'too-fast': 'To bylo moc rychle. Chvilku prosím počkejte.',
    'too-many': 'Toho už máte příliš mnoho.',
    'too-large': 'To je příliš velké.',
    'other-protocol': 'Je tu novější verze. Načtěte prosím stránku znovu.',
    unavailable: 'Něco se u nás pokazilo. Než to zopakujete, podívejte se prosím za chvilku znovu.',
  },
}

/** A sentence for each reason, in both languages. */
export const refusedWords: { readonly [L in Language]: { readonly [R in Refused]: string } } = {
  en: { ...refusalWords.en, ...house.en },
  cs: { ...refusalWords.cs, ...house.cs },
}

/** What comes back instead of a call's output. */
export interface Refusing {
  readonly refused: Refused
  readonly about: string
}
