import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../../libs/contract/passkeys.js'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** As much of CBOR as an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, part]) => [cbor(key), cbor(part)])
  return Buffer.concat([head(5, value.size), ...parts])
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  if (length < 256) return Buffer.from([(kind << 5) | 24, length])
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** What a dishonest or broken device does otherwise. */
export interface Twist {
  origin?: string
  rpID?: string
  type?: string
  crossOrigin?: boolean
  isVerified?: boolean
  counter?: number
  userHandle?: string | null
  /** Signs with a key that nobody has enrolled. */
  foreignKey?: boolean
}

const enrolled = 0x40
const present = 0x01
const verified = 0x04

/** A security key in software: ES256, no attestation, a counter that counts unless it is told not to. */
export class Authenticator {
  readonly credentialID = base64url(randomBytes(32))
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private userHandle = base64url('lgn_of_nobody')
  counter = 0

  constructor(
    private readonly origin: string,
    private readonly counts = true,
  ) {}

  create({ challenge, rp, user }: PasskeyCreationOptions, twist: Twist = {}) {
    this.userHandle = user.id
    const id = Buffer.from(this.credentialID, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const data = Buffer.concat([this.data(rp.id, enrolled, twist), Buffer.alloc(16), length, id, this.publicKey()])
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ])
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge, twist),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal', 'hybrid'],
    })
  }

  get({ challenge, rpId }: PasskeyRequestOptions, twist: Twist = {}) {
    if (this.counts) this.counter += 1
    const data = this.data(rpId, 0, twist)
    const clientDataJSON = this.clientData('webauthn.get', challenge, twist)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const key: KeyObject = twist.foreignKey
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.keys.privateKey
    return this.credential({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, key)),
      userHandle: twist.userHandle === undefined ? this.userHandle : twist.userHandle,
    })
  }

  /** As the virtual device of a browser takes it. */
  forBrowser(rpId: string) {
    const asBase64 = (text: string) => Buffer.from(text, 'base64url').toString('base64')
    const privateKey = this.keys.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
    return { credentialId: asBase64(this.credentialID), rpId, privateKey, userHandle: asBase64(this.userHandle) }
  }

  private credential<Response>(response: Response) {
    const id = this.credentialID
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  private clientData(type: string, challenge: string, twist: Twist): string {
    const { origin = this.origin, crossOrigin = false } = twist
    return base64url(JSON.stringify({ type: twist.type ?? type, challenge, origin, crossOrigin }))
  }

  private data(rpID: string, flags: number, { isVerified = true, counter = this.counter, ...twist }: Twist): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([
      sha256(twist.rpID ?? rpID),
      Buffer.from([flags | present | (isVerified ? verified : 0)]),
      count,
    ])
  }

  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    return cbor(key as Map<number | string, Cbor>)
  }
}
