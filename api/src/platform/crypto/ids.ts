import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

export type IdPrefix =
  | 'cli'
  | 'mem'
  | 'usr'
  | 'lgn'
  | 'fac'
  | 'frs'
  | 'dvl'
  | 'rql'
  | 'idp'
  | 'rol'
  | 'prm'
  | 'api'
  | 'ses'
  | 'aud'
  | 'mal'
  | 'msg'
  | 'hld'
  | 'ver'
  | 'emc'
  | 'hol'
  | 'txn'
  | 'ref'
  | 'dsp'
  | 'ent'
  | 'pst'
  | 'lnk'
  | 'chs'
  | 'sta'
  | 'evt'
  | 'whe'
  | 'whd'
  | 'wha'
  | 'whi'
  | 'whr'
  | 'pra'
  | 'att'
  | 'prn'
  | 'rul'
  | 'rts'
  | 'rsk'
  | 'rle'
  | 'req'
  | 'ans'
  | 'doc'
  | 'per'
  | 'pyo'
  | 'bka'
  | 'bst'
  | 'bse'
  | 'pof'
  | 'pln'
  | 'prr'
  | 'prw'
  | 'dif'
  | 'dbr'
  | 'wof'
  | 'rfs'

/** `cli_` and 26 characters: 48 bits of time, so that ids sort by age, and 80 random bits, so that nobody guesses one. */
export function newId(prefix: IdPrefix, now = Date.now()): string {
  return `${prefix}_${inBase32(BigInt(now), 10)}${inBase32(BigInt(`0x${randomBytes(10).toString('hex')}`), 16)}`
}

export const firstIdAt = (prefix: IdPrefix, time: number): string =>
  `${prefix}_${inBase32(BigInt(time), 10)}${'0'.repeat(16)}`

/** When an id was made, in milliseconds. */
export const timeOfId = (id: string): number =>
  [...id.slice(4, 14)].reduce((time, digit) => time * 32 + alphabet.indexOf(digit), 0)

function inBase32(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest >>= 5n) text = alphabet[Number(rest & 31n)] + text
  return text
}
