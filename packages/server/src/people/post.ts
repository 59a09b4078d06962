import type { Language } from '@krcma/kernel'
import type { Settings } from '../settings.ts'

/** Sends letters, where the operator has set a server for it. */
export interface Post {
  send(to: string, letter: Letter): Promise<void>
}

interface Letter {
  readonly subject: string
  readonly text: string
}

export function postOf({ smtp, mailFrom }: Pick<Settings, 'smtp' | 'mailFrom'>): Post | null {
  if (smtp === undefined) return null
  return {
    async send(to, letter) {
      // Loaded by those who need it: most houses send no mail.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport(smtp, { from: mailFrom })
      try {
        await transport.sendMail({ to, ...letter, disableFileAccess: true, disableUrlAccess: true })
      } finally {
        transport.close()
      }
    },
  }
}

/** What letters say. `site`: the address of the house. */
interface Letters {
  recovery(login: string, code: string, site: string): Letter
  address(login: string, code: string, site: string): Letter
}

export const letters: { readonly [L in Language]: Letters } = {
  en: {
    recovery: (login, code, site) => ({
      subject: 'Krčma: a code to come in',
      text: `Somebody, we hope it was you, has asked for a way into the account ${login} at ${site}.\n\nThis code lets you in once, within half an hour. Enter it in the settings under “I cannot get in”:\n\n  ${code}\n\nIf it was not you, do nothing: without the code nobody gets in.\n`,
    }),
    address: (login, code, site) => ({
      subject: 'Krčma: is this your address?',
      text: `The account ${login} at ${site} wants codes to be sent to this address if it ever loses its way in.\n\nIf that is you, enter this code in the settings within half an hour:\n\n  ${code}\n\nIf not, do nothing: you will hear no more of it.\n`,
    }),
  },
  cs: {
    recovery: (login, code, site) => ({
      subject: 'Krčma: kód pro vstup',
      text: `Někdo, doufáme, že vy, požádal o vstup do účtu ${login} na ${site}.\n\nTento kód vás do půl hodiny jednou pustí dovnitř. Zadejte ho v nastavení pod „Nemohu se přihlásit“:\n\n  ${code}\n\nPokud jste to nebyli vy, nemusíte dělat nic: bez kódu se nikdo dovnitř nedostane.\n`,
    }),
    address: (login, code, site) => ({
      subject: 'Krčma: je to vaše adresa?',
      text: `Účet ${login} na ${site} chce, abychom na tuto adresu posílali kódy, kdyby se nemohl přihlásit.\n\nPokud jste to vy, zadejte do půl hodiny v nastavení tento kód:\n\n  ${code}\n\nPokud ne, nemusíte dělat nic: víc už se neozveme.\n`,
    }),
  },
}
