import { createHmac } from 'node:crypto'
import type { AppSecret, HashUse } from '../config/app-secret.js'

export class KeyedHash {
  constructor(
    private readonly secret: AppSecret,
    private readonly use: HashUse,
  ) {}

  of(text: string): string {
    return this.all(text)[0]
  }

  all(text: string): [string, ...string[]] {
    const [present, ...before] = this.secret.hashKeysFor(this.use)
    return [hmac(present, text), ...before.map((key) => hmac(key, text))]
  }
}

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')
