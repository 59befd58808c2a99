import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

export type IdPrefix =
  | 'cli'
  | 'usr'
  | 'lgn'
  | 'fac'
  | 'rol'
  | 'prm'
  | 'api'
  | 'ses'
  | 'aud'
  | 'mal'
  | 'msg'
  | 'hld'
  | 'ver'
  // Another e-mail address that waits for its confirmation, and what a client waits for after a risky change.
  | 'emc'
  | 'hol'
  // Money: transaction, refund, dispute, ledger entry and posting, payment link, settlement account.
  | 'txn'
  | 'ref'
  | 'dsp'
  | 'ent'
  | 'pst'
  | 'lnk'
  | 'sta'
  // Events, and where they are delivered: endpoint, delivery, attempt, inspector and what it received.
  | 'evt'
  | 'whe'
  | 'whd'
  | 'wha'
  | 'whi'
  | 'whr'

/** `cli_` and 26 characters: 48 bits of time, so that ids sort by age, and 80 random bits, so that nobody guesses one. */
export function newId(prefix: IdPrefix, now = Date.now()): string {
  return `${prefix}_${inBase32(BigInt(now), 10)}${inBase32(BigInt(`0x${randomBytes(10).toString('hex')}`), 16)}`
}

/** Sorts before every id of that kind that was made at `time` or later. */
export const firstIdAt = (prefix: IdPrefix, time: number): string =>
  `${prefix}_${inBase32(BigInt(time), 10)}${'0'.repeat(16)}`

function inBase32(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest >>= 5n) text = alphabet[Number(rest & 31n)] + text
  return text
}
