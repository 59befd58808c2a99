import { createHash } from 'node:crypto'

// How many lines this process knows of; a client that was placed while more existed elsewhere is moved later.
let known = 1

export const knownLines = (): number => known

export function hearOfLines(lines: number): void {
  known = lines
}

/** In which line of the ledger a client belongs. With more lines it stays where it is or goes to a new one, and never back. */
export function lineFor(clientID: string, lines = known): number {
  if (lines === 1) return 0
  let key = createHash('sha256').update(clientID).digest().readBigUInt64BE()
  let line = 0
  for (let next = 0; next < lines; ) {
    line = next
    key = BigInt.asUintN(64, key * 2_862_933_555_777_941_757n + 1n)
    next = Math.floor((line + 1) * (2 ** 31 / (Number(key >> 33n) + 1)))
  }
  return line
}
