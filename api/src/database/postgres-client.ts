import pg from 'pg'

/** Enough for every text that the product repeats; what comes after that is planned anew each time, as it would be anyway. */
const namesMax = 200

/** How `pg` is asked by TypeORM and by units: a text and its values, or a query object of the driver's own. */
type Asked = [query: unknown, values?: unknown, done?: unknown]
type Ask = (...asked: Asked) => unknown

/**
 * Gives each statement that has values a name of its own, so that a connection parses it once. Not to be used behind a
 * pooler that hands the statements of one connection to several.
 */
export class NamingClient extends pg.Client {
  private readonly names = new Map<string, string>()

  // The driver's `query` is many functions in one: only the first of them is of interest here.
  override query: pg.Client['query'] = ((...asked: Asked) => {
    const [text, values, done] = asked
    const ask = super.query.bind(this) as Ask
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return ask(...asked)
    const name = this.nameOf(text)
    return name ? ask({ name, text, values }, done) : ask(...asked)
  }) as pg.Client['query']

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text)
    if (known || this.names.size >= namesMax) return known
    const name = `gatehouse_${this.names.size + 1}`
    this.names.set(text, name)
    return name
  }
}
