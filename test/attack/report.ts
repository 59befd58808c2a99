/** What an attack found: what is wrong, the request that shows it, and the seed that makes it again. */
export interface Finding {
  part: string
  what: string
  request: string
  seed?: number
}

export interface Found extends Finding {
  /** How often the same was found; the request is the first one's. */
  times: number
}

/** What one run counted and found. The same fault through many requests is one finding. */
export class Report {
  readonly counts: Record<string, number> = {}
  readonly tables: Record<string, Record<string, string | number>[]> = {}
  private readonly byKind = new Map<string, Found>()

  count(what: string, by = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + by
  }

  /** `kind` tells findings apart; without one each sentence is a finding of its own. */
  add(finding: Finding, kind = finding.what): void {
    const known = this.byKind.get(`${finding.part} ${kind}`)
    if (known) known.times += 1
    else this.byKind.set(`${finding.part} ${kind}`, { ...finding, times: 1 })
  }

  get findings(): Found[] {
    return [...this.byKind.values()]
  }

  asText(): string {
    const counts = Object.entries(this.counts).map(([what, count]) => `  ${String(count).padStart(8)}  ${what}`)
    const tables = Object.entries(this.tables).flatMap(([title, rows]) => [title, ...rows.map(lineOf), ''])
    const findings = this.findings.flatMap(({ part, what, request, seed, times }) => [
      `- ${part}: ${what}${times > 1 ? ` (${times} times)` : ''}`,
      `  ${request}`,
      ...(seed === undefined ? [] : [`  again with --seed ${seed}`]),
    ])
    const verdict = findings.length > 0 ? `${this.findings.length} findings` : 'Nothing was found.'
    return ['Counted', ...counts, '', ...tables, verdict, ...findings].join('\n')
  }

  asJson(): object {
    return { counts: this.counts, tables: this.tables, findings: this.findings }
  }
}

const lineOf = (row: Record<string, string | number>) =>
  `  ${Object.values(row)
    .map((cell) => String(cell).padEnd(12))
    .join(' ')}`
