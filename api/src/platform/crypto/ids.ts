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
  return idOf(prefix, now, randomOf(10))
}

let last = { time: -1, random: 0n }

/** As `newId`, and it sorts behind those that this process has made so in the same millisecond: what follows is told afterwards. */
export function nextId(prefix: IdPrefix, now = Date.now()): string {
  // Half of the range is room to go on in; a step of 64 random bits is guessed by nobody.
  const random = now === last.time ? last.random + randomOf(8) + 1n : randomOf(10) >> 1n
  last = { time: now, random }
  return idOf(prefix, now, random)
}

export const firstIdAt = (prefix: IdPrefix, time: number): string =>
  `${prefix}_${inBase32(BigInt(time), 10)}${'0'.repeat(16)}`

/** When an id was made, in milliseconds. */
export const timeOfId = (id: string): number =>
  [...id.slice(4, 14)].reduce((time, digit) => time * 32 + alphabet.indexOf(digit), 0)

const randomOf = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString('hex')}`)

const idOf = (prefix: IdPrefix, time: number, random: bigint): string =>
  `${prefix}_${inBase32(BigInt(time), 10)}${inBase32(random, 16)}`

function inBase32(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest >>= 5n) text = alphabet[Number(rest & 31n)] + text
  return text
}
