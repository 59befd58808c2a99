// A database of its own at the server that TEST_DATABASE_URL names, or at one that is started for it.
import pg from 'pg'
import { startPostgres } from '../support/postgres.mjs'

export async function onPostgres(seed, folder, run) {
  const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres()
  const url = new URL(process.env.TEST_DATABASE_URL ?? own.url)
  const name = `simulate_${seed}_${Date.now()}`
  const maintain = async (statement) => {
    const client = new pg.Client(process.env.TEST_DATABASE_URL ?? own.url)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  try {
    await maintain(`CREATE DATABASE ${name}`)
    url.pathname = `/${name}`
    const result = await run({ DATA_DIR: folder, DATABASE_URL: url.href })
    await maintain(`DROP DATABASE ${name} WITH (FORCE)`)
    return result
  } finally {
    own?.stop()
  }
}
