import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** A passkey device, as small as one can be: one key, no screen, always says yes. */
export class Authenticator {
  readonly #origin: string
  readonly #id = randomBytes(16)
  readonly #privateKey: KeyObject
  readonly #publicKey: KeyObject
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    this.#publicKey = publicKey
  }

  /** Answers the options for a new passkey. */
  create(options: unknown): { id: string } {
    const { challenge, rp } = options as { challenge: string; rp: { id: string } }
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    // CBOR by hand: a map of five for the key, a map of three for the attestation.
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const data = Buffer.concat([this.#data(rp.id, 0x45), Buffer.alloc(16), length, this.#id, cose])
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ])
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers the options for coming in. */
  get(options: unknown): { id: string } {
    const { challenge, rpId } = options as { challenge: string; rpId: string }
    const client = this.#client('webauthn.get', challenge)
    const data = this.#data(rpId, 0x05)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#privateKey).toString('base64url'),
    })
  }

  #credential(response: Record<string, unknown>): { id: string } {
    const id = this.#id.toString('base64url')
    return { id, ...{ rawId: id, type: 'public-key', response, clientExtensionResults: {} } }
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #data(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), counter])
  }
}
