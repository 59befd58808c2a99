/** Random choices that repeat with their seed. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  /** From 0 to just below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  one<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('There is nothing to choose from')
    return list[Math.floor(this.next() * list.length)] as T
  }

  some<T>(list: readonly T[], atMost: number): T[] {
    const count = Math.floor(this.next() * (Math.min(atMost, list.length) + 1))
    return [...new Set(Array.from({ length: count }, () => this.one(list)))]
  }
}
