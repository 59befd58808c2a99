import { createHmac } from 'node:crypto'
import type { AppSecret, HashUse } from '../config/app-secret.js'

/** Hashes of one use, such as tokens of mailed links. One that was kept under a secret of before is still found. */
export class KeyedHash {
  constructor(
    private readonly secret: AppSecret,
    private readonly use: HashUse,
  ) {}

  /** How it is kept from now on. */
  of(text: string): string {
    return this.all(text)[0]
  }

  /** How it may be kept already. */
  all(text: string): [string, ...string[]] {
    const [present, ...before] = this.secret.hashKeysFor(this.use)
    return [hmac(present, text), ...before.map((key) => hmac(key, text))]
  }
}

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')
