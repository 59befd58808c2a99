import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { appSecretMinLength, type Environment, InvalidEnvironment } from './environment.js'

/** Only a hash is kept of these, so they cannot be hashed anew when the secret is replaced. */
export const hashUses = [
  'api-secrets',
  'reset-tokens',
  'sign-in-links',
  'email-confirmations',
  'email-changes',
  'holds',
  'sign-in-challenges',
  'recovery-codes',
  'not-me-links',
  'passkey-challenges',
  'member-invitations',
  'single-sign-on',
  'device-codes',
  'payer-access',
] as const
export type HashUse = (typeof hashUses)[number]

export type SealUse =
  | 'mails'
  | 'sent-forms'
  | 'webhook-secrets'
  | 'settlement-accounts'
  | 'hash-keys'
  | 'kept-forms'
  | 'totp-keys'
  | 'identity-providers'
  | 'processor-settings'
  | 'documents'
  | 'bank-accounts'
  | 'payout-files'
  | 'saved-methods'
  | 'payee-checks'

export type SignUse = 'tokens' | 'device-tokens' | 'cookies' | 'ledger-seals' | 'checkout-secrets'

export type HashKeys = Record<HashUse, string>

type Keys = [present: string, ...before: string[]]

/** Every key is derived for one use, so that no two uses share a key; a former secret can still be read with. */
export class AppSecret {
  private readonly secrets: Keys
  private kept: HashKeys[] = []

  constructor(secret: string, previous = secret) {
    this.secrets = previous === secret ? [secret] : [secret, previous]
  }

  keyFor(use: HashUse | SealUse | SignUse): string {
    return this.keysFor(use)[0]
  }

  keysFor(use: HashUse | SealUse | SignUse): Keys {
    const [present, ...before] = this.secrets
    return [derive(present, use), ...before.map((secret) => derive(secret, use))]
  }

  hashKeysFor(use: HashUse): Keys {
    const [present, ...before] = this.keysFor(use)
    // What was kept before a use came up has no key for it.
    const kept = this.kept.flatMap((keys: Partial<HashKeys>) => keys[use] ?? [])
    return [present, ...new Set([...before, ...kept])]
  }

  /** From the database: a hash must be found after its secret is gone. */
  keepHashKeys(kept: HashKeys[]): void {
    this.kept = kept
  }

  get hashKeysOfBefore(): HashKeys[] {
    const own = this.secrets.slice(1).map(hashKeysOf)
    const present = JSON.stringify(hashKeysOf(this.secrets[0]))
    const known = new Map([...own, ...this.kept].map((keys) => [JSON.stringify(keys), keys]))
    known.delete(present)
    return [...known.values()]
  }

  get fingerprint(): string {
    return fingerprintOf(this.secrets[0])
  }

  get fingerprints(): string[] {
    return this.secrets.map(fingerprintOf)
  }
}

const derive = (secret: string, use: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'gatehouse', use, 32)).toString('base64url')

const hashKeysOf = (secret: string): HashKeys =>
  Object.fromEntries(hashUses.map((use) => [use, derive(secret, use)])) as HashKeys

const fingerprintOf = (secret: string): string =>
  createHash('sha256').update(`gatehouse fingerprint ${secret}`).digest('hex').slice(0, 16)

export function readAppSecret(environment: Environment): AppSecret {
  return new AppSecret(environment.APP_SECRET ?? readOrGenerate(environment.dataDir), environment.APP_SECRET_PREVIOUS)
}

export function existingAppSecret(environment: Environment): AppSecret | null {
  if (environment.APP_SECRET === undefined && !existsSync(secretPath(environment.dataDir))) return null
  return readAppSecret(environment)
}

const secretPath = (dataDir: string) => join(dataDir, 'app-secret')

function readOrGenerate(dataDir: string): string {
  const path = secretPath(dataDir)
  const secret = readFile(dataDir, path)
  // Keys derived from a file that a full disk left empty would be known to everybody.
  if (secret.length >= appSecretMinLength) return secret
  throw new InvalidEnvironment(`The secret in ${path} is too short. Restore the file, or set APP_SECRET.`)
}

function readFile(dataDir: string, path: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (!existsSync(path)) generate(path)
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new InvalidEnvironment(`Can't store a secret in DATA_DIR (${dataDir}): ${(error as Error).message}`)
  }
}

function generate(path: string): void {
  const draft = `${path}.${randomBytes(8).toString('hex')}`
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeSync(file, `${randomBytes(32).toString('base64url')}\n`)
    fsyncSync(file)
    // A link appears whole or not at all, also when two processes start at once.
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    closeSync(file)
    rmSync(draft)
  }
}
