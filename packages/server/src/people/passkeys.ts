import type { Me, Refusing } from '@krcma/protocol'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { newToken } from '../ids.ts'
import { refuse } from '../refusing.ts'
import type { Store } from '../store/store.ts'

/** The site as browsers know it: passkeys belong to it. */
export interface Site {
  readonly origin: string
  readonly host: string
}

const FIVE_MINUTES = 300_000

/** Half of the time that a server takes to start would go into loading this; it is loaded when somebody needs it. */
const webauthn = () => import('@simplewebauthn/server')

/** Passkeys: what a browser is asked to sign, and whether it did. A challenge serves once, within minutes. */
export class Passkeys {
  readonly #people: Store['people']
  readonly #now: () => number
  constructor(people: Store['people'], now: () => number) {
    this.#people = people
    this.#now = now
  }

  /** Options for a new passkey, and under which id their challenge is kept. */
  async offer(me: Me, site: Site): Promise<{ readonly options: unknown; readonly id: string }> {
    const known = await this.#people.passkeysOf(me.id)
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: 'Krčma',
      rpID: site.host,
      userName: me.login ?? me.name,
      userID: new TextEncoder().encode(me.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    return { options, id: await this.#storeChallenge(options.challenge) }
  }

  /** Keeps the passkey that the browser made, or says why not. */
  async save(
    me: Me,
    site: Site,
    challengeId: string | undefined,
    response: unknown,
    name: string,
  ): Promise<Refusing | undefined> {
    const expectedChallenge = await this.#spend(challengeId)
    if (expectedChallenge === undefined) return refuse('wrong-login', 'passkey')
    const { verifyRegistrationResponse } = await webauthn()
    const made = await unlessWrong(
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
      }),
    )
    if (made?.verified !== true) return refuse('wrong-login', 'passkey')
    const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
    const added = await this.#people.addPasskey({
      id,
      person: me.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(','),
      name,
      created: this.#now(),
      used: null,
    })
    return added ? undefined : refuse('taken', 'passkey')
  }

  async ask(site: Site): Promise<{ readonly options: unknown; readonly id: string }> {
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: site.host,
      userVerification: 'preferred',
    })
    return { options, id: await this.#storeChallenge(options.challenge) }
  }

  /** Whose passkey it was, if all is right. */
  async check(site: Site, challengeId: string | undefined, response: { id: string }): Promise<string | undefined> {
    const expectedChallenge = await this.#spend(challengeId)
    const passkey = await this.#people.passkey(response.id)
    if (expectedChallenge === undefined || passkey === undefined) return undefined
    const { verifyAuthenticationResponse } = await webauthn()
    const used = await unlessWrong(
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }),
    )
    if (used?.verified !== true) return undefined
    await this.#people.usedPasskey(passkey.id, used.authenticationInfo.newCounter, this.#now())
    return passkey.person
  }

  async #storeChallenge(challenge: string): Promise<string> {
    const id = newToken()
    await this.#people.challenge(id, challenge, this.#now() + FIVE_MINUTES)
    return id
  }

  async #spend(id: string | undefined): Promise<string | undefined> {
    return id === undefined ? undefined : this.#people.spend(id, this.#now())
  }
}

/** Whatever the library finds wrong with a response is the sender's fault; what the store says is not. */
function unlessWrong<T>(verified: Promise<T>): Promise<T | undefined> {
  return verified.catch(() => undefined)
}
