import { Raw } from 'typeorm'

/** TypeORM's negation of `IsNull` writes `NOT (… IS NULL)`, and SQLite uses no partial index for that. */
export const isSet = () => Raw((column) => `${column} IS NOT NULL`)
