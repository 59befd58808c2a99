// `npm run release:record`, with each version: what its processes expect of the database, for the test that the next one keeps to it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../../libs/launch/paths.mjs'
import { startPostgres } from '../support/postgres.mjs'
import { readSchema } from './schema.ts'

const built = (path) => import(inRoot('dist', 'api', 'src', ...path.split('/')))
await import('reflect-metadata')
const { readEnvironment } = await built('platform/config/environment.js')
const { Database } = await built('platform/database/database.js')
const { migrations } = await built('platform/database/migrations.js')
const { entities } = await built('process/entities.js')

async function schemaOn(engine, settings) {
  const database = await Database.open(readEnvironment(settings), entities)
  const schema = await readSchema(engine, (statement) => database.read.query(statement))
  await database.onApplicationShutdown()
  return schema
}

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-release-'))
const postgres = await startPostgres()
try {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const schemas = {
    sqlite: await schemaOn('sqlite', { DATA_DIR: folder }),
    postgres: await schemaOn('postgres', { DATA_DIR: folder, DATABASE_URL: postgres.url }),
  }
  const release = { version, migrations: migrations.map(({ name }) => name), schemas }
  writeFileSync(inRoot('test', 'releases', 'last.json'), `${JSON.stringify(release, null, 2)}\n`)
  console.log(`Recorded ${version}: ${Object.keys(schemas.postgres).length} tables. Tag it: git tag v${version}`)
} finally {
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
