import type { QueryRunner } from 'typeorm'
import { CannotOpenDatabase } from '../data-source.js'

/** The oldest version that the tests have run on. */
const postgresOldest = 15

export function faultOfServer({ version, encoding }: { version: number; encoding: string }): string | null {
  const major = Math.floor(version / 10_000)
  if (major < postgresOldest)
    return `The PostgreSQL of DATABASE_URL is version ${major}. Gatehouse needs ${postgresOldest} or newer.`
  if (encoding !== 'UTF8')
    return `The database at DATABASE_URL uses the encoding ${encoding}. Create one with ENCODING 'UTF8' instead.`
  return null
}

export async function requirePostgres(runner: QueryRunner): Promise<void> {
  const [row] = (await runner.query(
    `SELECT current_setting('server_version_num') AS "version", current_setting('server_encoding') AS "encoding"`,
  )) as { version: string; encoding: string }[]
  const fault = faultOfServer({ version: Number(row?.version), encoding: String(row?.encoding) })
  if (fault) throw new CannotOpenDatabase(fault)
}

const forgottenStatements = new Set(['26000', '42P05'])

export function explainPooler(error: unknown): unknown {
  const { code } = ((error as { driverError?: unknown } | null)?.driverError ?? error ?? {}) as { code?: string }
  return forgottenStatements.has(String(code))
    ? new CannotOpenDatabase(
        'The pooler of DATABASE_URL does not keep prepared statements, as PgBouncer before 1.21 in transaction mode. ' +
          'Set DATABASE_PREPARED_STATEMENTS=0.',
      )
    : error
}
