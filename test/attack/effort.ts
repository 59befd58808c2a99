import { Random } from '../support/random.js'

/** How much an attack tries. */
export interface Effort {
  seed: number
  /** Each part ends after so many, whatever is left. */
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

/** As many of them as the effort allows, in an order of the seed's: what time cuts off is not the same each night. */
export function chosen<T>(all: T[], { seed, atMost = Infinity }: Effort): T[] {
  const random = new Random(seed)
  const places = all.map((item) => ({ item, place: random.next() })).toSorted((one, other) => one.place - other.place)
  return places.slice(0, atMost).map(({ item }) => item)
}

/** Tells a part that its time is over. */
export const timeOf = ({ minutes }: Effort): AbortSignal => AbortSignal.timeout(minutes * 60_000)
