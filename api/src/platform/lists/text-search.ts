import { Brackets } from 'typeorm'

/** A LIKE pattern (ESCAPE '\\') for texts that contain `q` in its own letters; `%` and `_` are taken literally. */
export const literally = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`

/** The same whatever the case of `q`. */
export const containing = (q: string): string => literally(q.toLowerCase())

/**
 * Rows with `q` in one of the texts, or with exactly `q` as an id. Asked both ways, because SQLite lowers only the letters
 * of ASCII, and its LIKE minds the case of the others.
 */
export const matching = (q: string, texts: string[], ids: string[]): Brackets =>
  new Brackets((any) => {
    for (const text of texts) {
      any.orWhere(`LOWER(${text}) LIKE :lowered ESCAPE '\\'`, { lowered: containing(q) })
      any.orWhere(`${text} LIKE :literally ESCAPE '\\'`, { literally: literally(q) })
    }
    for (const id of ids) any.orWhere(`${id} = :exactly`, { exactly: q })
  })
