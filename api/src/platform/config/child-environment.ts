import type { Environment } from './environment.js'

/** For a process of ours beside this one: what surrounds it too, and the same database, wherever the settings came from. */
export const environmentOfChild = (own: Environment): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: own.dataDir,
  DATABASE_URL: own.DATABASE_URL,
  DATABASE_REPLICA_URLS: undefined,
  DATABASE_PREPARED_STATEMENTS: own.DATABASE_PREPARED_STATEMENTS ? '1' : '0',
})
