import { Raw } from 'typeorm'

/** TypeORM's own way writes `NOT (… IS NULL)`, for which SQLite uses none of the partial indexes. */
export const isSet = () => Raw((column) => `${column} IS NOT NULL`)
