import type { CallOptions } from '../support/calls.js'
import { idempotencyKey } from '../support/builders.js'
import { type Said, ask } from './ask.js'
import type { Report } from './report.js'
import type { Stage } from './stage.js'

/** Where a race runs: calls of the attacked process, and what they broke. */
export class Ring {
  constructor(
    readonly stage: Stage,
    private readonly report: Report,
    private readonly race: string,
    private readonly seed: number,
  ) {}

  get administrator(): string {
    return this.stage.administrator
  }

  async call(
    method: string,
    path: string,
    { token, body, headers = idempotencyKey() }: CallOptions = {},
  ): Promise<Said> {
    this.report.count('calls of races')
    const said = await ask(this.stage.url, { method, path: `/api${path}`, token, body, headers })
    if (said.status >= 500 || said.status === 0)
      this.broken(`${method} ${path} answered ${said.status}: ${said.text.slice(0, 200)}`, `${method} fault`)
    return said
  }

  /** All of them on their way before the first is answered. */
  atOnce<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
    return Promise.all(Array.from({ length: count }, (_, index) => make(index)))
  }

  /** Says what an invariant is, if it does not hold. */
  holds(isTrue: boolean, otherwise: string): void {
    if (!isTrue) this.broken(otherwise)
  }

  private broken(what: string, kind = what): void {
    const request = `race "${this.race}", see test/attack`
    this.report.add({ part: 'races', what: `${this.race}: ${what}`, request, seed: this.seed }, `${this.race} ${kind}`)
  }
}

export type Race = (ring: Ring) => Promise<void>

export const succeeded = (answers: Said[]): Said[] => answers.filter(({ status }) => status >= 200 && status < 300)
export const outcomes = (answers: Said[]): string =>
  answers.map(({ status, body }) => `${status} ${body?.code ?? body?.status ?? ''}`.trim()).join(', ')
