import pg from 'pg'

const namesMax = 200

type Asked = [query: unknown, values?: unknown, done?: unknown]
type Ask = (...asked: Asked) => unknown
type Done = (error: unknown, result?: unknown) => void

/** A newer version has changed a column's type, or the plans were discarded; messages are translated, names are not. */
export function isForgottenPlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown }
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}

/** Named statements are parsed once per connection; not to be used behind a pooler. */
export class NamingClient extends pg.Client {
  private readonly names = new Map<string, string>()
  private given = 0

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

  /** The driver reuses a name that the server forgot, so only another name helps; a transaction runs again whole. */
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

/** For a pooler that hands the statements of one connection to several servers: also those of libraries lose their names. */
export class NamelessClient extends pg.Client {
  override query: pg.Client['query'] = ((...asked: Asked) => {
    const [first, ...others] = asked
    return (super.query.bind(this) as Ask)(...([withoutName(first), ...others] as Asked))
  }) as pg.Client['query']
}

function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('name' in query) || 'submit' in query) return query
  const { name: _name, ...nameless } = query
  return nameless
}
