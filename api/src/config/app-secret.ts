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

/** One secret; every key of the product is derived from it, so that no two uses share a key. */
export class AppSecret {
  constructor(private readonly secret: string) {}

  /** 32 bytes for one use, as base64url. */
  keyFor(
    use:
      | 'tokens'
      | 'device-tokens'
      | 'sign-in-links'
      | 'cookies'
      | 'api-secrets'
      | 'cursors'
      | 'mails'
      | 'reset-tokens'
      | 'email-confirmations'
      | 'sent-forms'
      | 'webhook-secrets'
      | 'settlement-accounts'
      | 'email-changes'
      | 'holds',
  ): string {
    return Buffer.from(hkdfSync('sha256', this.secret, 'gatehouse', use, 32)).toString('base64url')
  }

  /** Says which secret a database was made with, without saying the secret. */
  get fingerprint(): string {
    return createHash('sha256').update(`gatehouse fingerprint ${this.secret}`).digest('hex').slice(0, 16)
  }
}

export function readAppSecret(environment: Environment): AppSecret {
  return new AppSecret(environment.APP_SECRET ?? readOrGenerate(environment.dataDir))
}

/** The same, but none is generated: what was made with a secret needs that one. */
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
  throw new InvalidEnvironment(`The secret in ${path} is too short to be one. Restore the file, or set APP_SECRET.`)
}

function readFile(dataDir: string, path: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (!existsSync(path)) generate(path)
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new InvalidEnvironment(`Cannot keep a secret in DATA_DIR (${dataDir}): ${(error as Error).message}`)
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
