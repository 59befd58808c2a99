import { randomFillSync } from 'node:crypto'
import { clock } from '#contract/clock.js'

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
  | 'cac'
  | 'att'
  | 'prn'
  | 'rul'
  | 'rts'
  | 'rsk'
  | 'rle'
  | 'req'
  | 'ans'
  | 'doc'
  | 'evf'
  | 'per'
  | 'pyo'
  | 'pyc'
  | 'sac'
  | 'bka'
  | 'bst'
  | 'bse'
  | 'pof'
  | 'pln'
  | 'prr'
  | 'prw'
  | 'rdl'
  | 'dif'
  | 'adj'
  | 'dbr'
  | 'wof'
  | 'rfs'
  | 'pfl'
  | 'cus'
  | 'spm'
  | 'set'
  | 'mset'
  | 'txr'
  | 'prd'
  | 'prc'
  | 'inv'
  | 'sub'
  | 'tck'
  | 'ivl'
  | 'tcr'
  | 'crn'
  | 'crl'
  | 'crr'
  | 'rmv'
  | 'cpn'
  | 'cpr'
  | 'use'
  | 'usp'

/** `cli_` and 26 characters: 48 bits of time, so that ids sort by age, and 80 random bits, so that nobody guesses one. */
export function newId(prefix: IdPrefix, now = clock.time()): string {
  let text = `${prefix}_${timeText(now)}`
  for (const byte of randomBytes(16)) text += alphabet[byte & 31]
  return text
}

let last = { time: -1, random: 0n }

/** As `newId`, and it sorts behind those that this process has made so in the same millisecond: what follows is told afterwards. */
export function nextId(prefix: IdPrefix, now = clock.time()): string {
  // Half of the range is room to go on in; a step of 64 random bits cannot be guessed.
  const random = now === last.time ? last.random + randomOf(8) + 1n : randomOf(10) >> 1n
  last = { time: now, random }
  const [high, low] = [Number(random >> 40n), Number(random & 0xff_ffff_ffffn)]
  return `${prefix}_${timeText(now)}${inBase32(high, 8)}${inBase32(low, 8)}`
}

/** Of a time that no id can tell, the nearest that one can. */
export const firstIdAt = (prefix: IdPrefix, time: number): string =>
  `${prefix}_${timeText(Math.min(Math.max(time, 0), latest))}${'0'.repeat(16)}`

export const timeOfId = (id: string): number =>
  [...id.slice(4, 14)].reduce((time, digit) => time * 32 + alphabet.indexOf(digit), 0)

const latest = 32 ** 10 - 1

const timeText = (time: number): string => inBase32(time, 10)

function inBase32(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = alphabet[rest % 32] + text
  return text
}

const randomOf = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString('hex')}`)

const pool = Buffer.alloc(4_096)
let used = pool.length

// The system is asked for many at once, because asking costs more than an id.
function randomBytes(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += count
  return pool.subarray(used - count, used)
}
