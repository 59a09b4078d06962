import { plural } from '../../words/plural.ts'
import type { AccountWords } from './index.ts'

/** Vše, co se říká o něčím místě na serveru, česky. */
export const cs: AccountWords = {
  account: 'Vaše místo na serveru',
  rename: (name) => `Od teď tu vystupovat pod jménem ${name}`,
  guest: (name) => `Znají vás tu jako hosta tohoto prohlížeče, jméno: ${name}.`,
  member: (login) => `Přihlášení pod jménem ${login}.`,
  login: 'Přihlašovací jméno',
  password: 'Heslo (aspoň 10 znaků)',
  keep: 'Ponechat mé stoly pod tímto jménem',
  enter: 'Přihlásit se',
  fresh: 'Jsem tu poprvé',
  known: 'Účet už mám',
  make: 'Založit účet',
  passkeyMake: 'Založit účet s přístupovým klíčem',
  logOut: 'Odhlásit se',
  passkeys: (n) =>
    n === 0
      ? 'Zatím nemáte žádný přístupový klíč. S ním vás toto zařízení pustí dál bez hesla.'
      : `Máte ${plural('cs', n, { one: 'přístupový klíč', few: 'přístupové klíče', other: 'přístupových klíčů' })}.`,
  passkeyAdd: 'Přidat přístupový klíč',
  passkeyKeep: 'Ponechat je s přístupovým klíčem místo hesla',
  passkeyEnter: 'Přihlásit se přístupovým klíčem',
  passkeyFailed: 'Zařízení přístupový klíč nevydalo. Nic se nezměnilo.',
  vacation: 'Dovolená',
  vacationText: 'Když jste pryč, hodiny počítající dny se vám zastaví.',
  vacationUntil: (date) => `Máte dovolenou do ${date}. Hodiny počítající dny vám stojí.`,
  vacationDays: (n) => `Na ${plural('cs', n, { one: 'den', few: 'dny', other: 'dní' })}`,
  vacationEnd: 'Už jsem zpátky',

  logOutEverywhere: 'Odhlásit se všude',
  device: 'tento prohlížeč',

  passwordTitle: 'Heslo',
  passwordSet: 'Nastavit heslo',
  passwordChange: 'Změnit heslo',
  passwordOld: 'Vaše dosavadní heslo',
  passwordNew: 'Nové heslo (aspoň 10 znaků)',
  passwordDone: 'Nové heslo platí. Všude jinde jste odhlášení.',
  passwordKeys: (names) => `Váš účet dál otevírají tyto přístupové klíče: ${names}.`,
  passkeyTitle: 'Přístupové klíče',
  passkeyName: 'Název',
  passkeyNameless: 'Přístupový klíč',
  passkeyRename: 'Přejmenovat',
  passkeySave: 'Uložit název',
  passkeyRemove: (name) => `Odebrat: ${name}`,
  passkeyRemoveText: 'Váš účet už neotevře. Kde jste se jím přihlásili, tam zůstanete přihlášení.',
  passkeyLast: 'Je to jediná cesta do vašeho účtu: nejdřív si nastavte heslo nebo přidejte další klíč.',
  passkeyMade: (date) => `vytvořen ${date}`,
  passkeyUsed: (date) => `naposledy použit ${date}`,
  sessions: 'Kde jste přihlášení',
  session: (device) => device || 'Neznámý prohlížeč',
  sessionHere: 'tady',
  sessionSince: (since, seen) => `od ${since}, naposledy ${seen}`,
  sessionClose: (device) => `Odhlásit: ${device}`,

  proveTitle: 'Jste to vy?',
  proveText: 'Tohle mění, čím se otevírá váš účet. Ukažte prosím ještě jednou, že jste to vy.',
  provePassword: 'Vaše heslo',
  prove: 'Pokračovat',
  provePasskey: 'Přístupovým klíčem',

  codes: 'Záchranné kódy',
  codesLeft: (n) =>
    n === 0
      ? 'Nemáte žádný záchranný kód. Když přijdete o heslo i o přístupové klíče, nikdo vás dovnitř nepustí.'
      : `Zbývá vám ${plural('cs', n, { one: 'záchranný kód', few: 'záchranné kódy', other: 'záchranných kódů' })}. Každý vás jednou pustí dovnitř bez hesla i bez klíče.`,
  codesNew: 'Vytvořit nové kódy',
  codesNewText: 'Ty dosavadní přestanou platit.',
  codesTitle: 'Uschovejte si záchranné kódy',
  codesText:
    'Každý vás jednou pustí dovnitř, když přijdete o heslo nebo o zařízení. Ukazujeme je jen teď: vytiskněte si je, nebo je dejte tam, kde takové věci máte.',
  codesCopy: 'Zkopírovat',
  codesCopied: 'Zkopírováno',
  codesSave: 'Uložit do souboru',
  codesPrint: 'Vytisknout',
  codesKept: 'Mám je uschované',
  codesFile: (login) => `Krčma: záchranné kódy k účtu ${login}\nKaždý platí jednou.`,
  recover: 'Nemohu se přihlásit',
  recoverText: 'Přihlaste se jedním ze záchranných kódů, které jste si uschovali. Pak si můžete nastavit nové heslo.',
  recoverCode: 'Záchranný kód',
  recoverEnter: 'Vstoupit',
  recoverWrong: 'Přihlašovací jméno nebo kód nesouhlasí, anebo už byl kód použit.',
  mailCode: 'Poslat mi kód e-mailem',
  mailed: 'Pokud k tomuto jménu patří e-mailová adresa, kód je na cestě. Platí půl hodiny.',

  email: 'E-mail',
  emailNone: 'Když přijdete o všechny cesty dovnitř, můžeme vám poslat kód. K ničemu jinému adresu nepoužijeme.',
  emailIs: (email) => `Když přijdete o všechny cesty dovnitř, pošleme kód na ${email}.`,
  emailAddress: 'E-mailová adresa',
  emailSet: 'Použít tuto adresu',
  emailChange: 'Použít jinou adresu',
  emailRemove: 'Zapomenout adresu',
  emailSent: (email) => `Na ${email} jsme poslali kód. Zadejte ho sem do půl hodiny.`,
  emailCode: 'Kód z dopisu',
  emailConfirm: 'Potvrdit',

  data: 'Vaše údaje',
  dataText: 'Všechno, co si o vás tento server pamatuje, v jednom souboru; anebo už vůbec nic.',
  dataTake: 'Uložit všechno o mně',
  delete: 'Smazat můj účet',
  deleteText:
    'V rozehraných hrách za vás dohrají boti, co jste řekli, zmizí, a v dohraných hrách bude místo vašeho jména „Někdo“. Vrátit to nepůjde.',

  recovered: 'Jste uvnitř. Nastavte si teď nové heslo, nebo přidejte přístupový klíč: kód je spotřebovaný.',
}
