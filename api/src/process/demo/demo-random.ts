export class DemoRandom {
  constructor(private state: number) {}

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  one<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)] as T
  }

  weighted<T extends string>(weights: Record<T, number>): T {
    const entries = Object.entries<number>(weights) as [T, number][]
    let rest = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    return (entries.find(([, weight]) => (rest -= weight) < 0) ?? (entries[0] as [T, number]))[0]
  }
}
