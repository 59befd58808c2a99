import type { DataSource } from 'typeorm'
import { openPostgres, openSqliteFile } from '../../platform/database/data-source.js'
import { entities } from '../entities.js'

type Work<T> = (database: DataSource) => Promise<T>

/** Closed again however the work ends, as the other one is. */
export const withSqlite = async <T>(path: string, access: 'read' | 'write', work: Work<T>): Promise<T> =>
  closing(await openSqliteFile(path, access, entities), work)

export const withPostgres = async <T>(url: string, applicationName: string, work: Work<T>): Promise<T> =>
  closing(await openPostgres(url, entities, { applicationName }), work)

async function closing<T>(database: DataSource, work: Work<T>): Promise<T> {
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}
