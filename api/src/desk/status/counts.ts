import { clock } from '#contract/clock.js'

export interface Counted {
  part: string
  at: number
  good: number
  bad: number
}

export class Counts {
  private readonly rows = new Map<string, Counted>()

  constructor(
    private readonly slotMs: number,
    private readonly most: number,
  ) {}

  add(part: string, isGood: boolean, now = clock.time()): void {
    const at = Math.floor(now / this.slotMs) * this.slotMs
    const key = `${part} ${at}`
    let row = this.rows.get(key)
    if (!row) this.rows.set(key, (row = { part, at, good: 0, bad: 0 }))
    if (isGood) row.good += 1
    else row.bad += 1
    const [oldest] = this.rows.keys()
    if (this.rows.size > this.most && oldest !== undefined) this.rows.delete(oldest)
  }

  waiting(): Counted[] {
    return [...this.rows.values()].map((row) => ({ ...row }))
  }

  forget(written: Counted[]): void {
    for (const { part, at, good, bad } of written) {
      const row = this.rows.get(`${part} ${at}`)
      if (!row) continue
      row.good -= good
      row.bad -= bad
      if (row.good === 0 && row.bad === 0) this.rows.delete(`${part} ${at}`)
    }
  }
}
