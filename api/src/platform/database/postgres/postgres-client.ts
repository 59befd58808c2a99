import pg from 'pg'

/** Enough for every text that the product repeats; what comes after that is planned anew each time, as it would be anyway. */
const namesMax = 200

/** How `pg` is asked by TypeORM and by units: a text and its values, or a query object of the driver's own. */
type Asked = [query: unknown, values?: unknown, done?: unknown]
type Ask = (...asked: Asked) => unknown
type Done = (error: unknown, result?: unknown) => void

/**
 * A prepared statement that the server cannot use any more: a newer version, starting beside this one, has changed the type
 * of a column, or somebody has discarded what the connection knew. Messages are in the server's language, names are not.
 */
export function isForgottenPlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown }
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}

/**
 * Gives each statement that has values a name of its own, so that a connection parses it once. Not to be used behind a
 * pooler that hands the statements of one connection to several.
 */
export class NamingClient extends pg.Client {
  private readonly names = new Map<string, string>()
  private given = 0

  // The driver's `query` is many functions in one: only the first of them is of interest here.
  override query: pg.Client['query'] = ((...asked: Asked) => {
    const [text, values, done] = asked
    const ask = super.query.bind(this) as Ask
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return ask(...asked)
    const name = this.nameOf(text)
    if (!name) return ask(...asked)
    const answer = this.orAgain(ask({ name, text, values }) as Promise<unknown>, text, name, () =>
      ask({ name: this.nameOf(text), text, values }),
    )
    if (typeof done !== 'function') return answer
    answer.then(
      (result) => (done as Done)(null, result),
      (error: unknown) => (done as Done)(error),
    )
  }) as pg.Client['query']

  /**
   * The driver goes on using a name that the server has no plan for any more: only another name helps. A transaction is
   * lost with it, and runs again as a whole; a statement by itself has done nothing yet, and is asked again here.
   */
  private orAgain(answer: Promise<unknown>, text: string, name: string, again: () => unknown): Promise<unknown> {
    const isByItself = this.getTransactionStatus() === 'I'
    const forget = (error: unknown) => {
      if (!isForgottenPlan(error)) throw error
      if (this.names.get(text) === name) this.names.delete(text)
      if (!isByItself) throw error
      return again()
    }
    return answer.catch(forget)
  }

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text)
    if (known || this.names.size >= namesMax) return known
    this.given += 1
    const name = `gatehouse_${this.given}`
    this.names.set(text, name)
    return name
  }
}
