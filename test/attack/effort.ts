import { Random } from '../support/random.js'

/** How much an attack tries. */
export interface Effort {
  seed: number
  /** For each part that goes on as long as it may. */
  minutes: number
  /** So many of each part's cells, tricks, posts and worst inputs, chosen by the seed; absent: all of them. */
  atMost?: number
  /** So many inputs of each kind: field by field, and made at random. */
  inputs: number
  /** An answer that takes longer is a finding. */
  slowMs: number
  /** How often each race is run. */
  rounds: number
  /** The names of those that are run; absent: all of them. */
  races?: string[]
}

/** All, or as many of them as the effort allows. */
export function chosen<T>(all: T[], { seed, atMost = Infinity }: Effort): T[] {
  const random = new Random(seed)
  return all.length > atMost ? Array.from({ length: atMost }, () => random.one(all)) : all
}
