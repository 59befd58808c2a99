import { Brackets } from 'typeorm'

export const literally = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`

export const containing = (q: string): string => literally(q.toLowerCase())

/** Asked in both spellings, because SQLite lowers only ASCII letters, and its LIKE minds the case of the others. */
export const matching = (q: string, texts: string[], ids: string[]): Brackets =>
  new Brackets((any) => {
    for (const text of texts) {
      any.orWhere(`LOWER(${text}) LIKE :lowered ESCAPE '\\'`, { lowered: containing(q) })
      any.orWhere(`${text} LIKE :literally ESCAPE '\\'`, { literally: literally(q) })
    }
    for (const id of ids) any.orWhere(`${id} = :exactly`, { exactly: q })
  })
