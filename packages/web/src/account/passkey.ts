import type { Me, Output, Refusing } from '@krcma/protocol'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'

/** Loaded when somebody wants a passkey: most visits need none. */
const browser = () => import('@simplewebauthn/browser')

type Entered = { readonly me: Me } | Refusing | 'no-passkey'
type Saved = Output<'passkey-save'> | Refusing | 'no-passkey'

/** A passkey belongs to a site with a name, reached over a safe connection, and to a browser that knows what it is. */
export const hasPasskeys = () => 'PublicKeyCredential' in globalThis && isSecureContext

/** Makes a new passkey for whoever is here, under this login. */
export async function savePasskey(login: string): Promise<Saved> {
  const asked = await house.call('passkey-new', {})
  if (isRefusing(asked)) return asked
  const { startRegistration } = await browser()
  const optionsJSON = asked.options as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON }).catch(() => null)
  return response === null ? 'no-passkey' : house.call('passkey-save', { login, response: { ...response } })
}

/** What this browser signs with a passkey that it has. */
async function used(): Promise<{ readonly id: string } | Refusing | 'no-passkey'> {
  const asked = await house.call('passkey-ask', {})
  if (isRefusing(asked)) return asked
  const { startAuthentication } = await browser()
  const optionsJSON = asked.options as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(() => null)
  return response === null ? 'no-passkey' : { ...response }
}

/** Comes in by a passkey that this browser has. */
export async function enterByPasskey(): Promise<Entered> {
  const response = await used()
  return response === 'no-passkey' || isRefusing(response) ? response : house.call('passkey-log-in', { response })
}

/** Shows by a passkey that it is still us. */
export async function proveByPasskey(): Promise<object | Refusing | 'no-passkey'> {
  const response = await used()
  return response === 'no-passkey' || isRefusing(response) ? response : house.call('passkey-prove', { response })
}
