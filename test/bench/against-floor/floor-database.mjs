import { join } from 'node:path'
import pg from 'pg'
import sqlite3 from 'sqlite3'

const promised = (run) =>
  new Promise((resolve, reject) => run((error, value) => (error ? reject(error) : resolve(value))))

const openSqlite = async (file) => {
  const database = await promised((done) => {
    const opened = new sqlite3.Database(file, (error) => done(error, opened))
  })
  const prepared = new Map()
  const statement = (sql) => {
    if (!prepared.has(sql)) prepared.set(sql, database.prepare(sql))
    return prepared.get(sql)
  }
  return {
    all: (sql, values = []) => promised((done) => statement(sql).all(values, done)),
    exec: (sql) => promised((done) => database.exec(sql, done)),
  }
}

/** As the product has it: one connection that writes, durable at each commit, and one that reads. */
const onSqlite = async (folder) => {
  const file = join(folder, 'gatehouse.sqlite')
  const [writer, reader] = [await openSqlite(file), await openSqlite(file)]
  for (const database of [writer, reader])
    await database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 10000')
  await writer.exec('PRAGMA synchronous = FULL')
  let last = Promise.resolve()
  const alone = async (work) => {
    await writer.all('BEGIN IMMEDIATE')
    try {
      const result = await work(writer.all)
      await writer.all('COMMIT')
      return result
    } catch (error) {
      await writer.all('ROLLBACK')
      throw error
    }
  }
  const transaction = (work) => {
    const done = last.then(() => alone(work))
    last = done.catch(() => undefined)
    return done
  }
  return { read: reader.all, transaction }
}

const onPostgres = (url) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const names = new Map()
  const nameOf = (text) => {
    if (!names.has(text)) names.set(text, `s${names.size}`)
    return names.get(text)
  }
  const ask = async (client, text, values = []) => (await client.query({ name: nameOf(text), text, values })).rows
  const transaction = async (work) => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      const result = await work((text, values) => ask(client, text, values))
      await client.query('COMMIT')
      return result
    } catch (error) {
      await client.query('ROLLBACK')
      throw error
    } finally {
      client.release()
    }
  }
  return { read: (text, values) => ask(pool, text, values), transaction }
}

export const openFloorDatabase = ({ DATA_DIR, DATABASE_URL }) =>
  DATABASE_URL ? onPostgres(DATABASE_URL) : onSqlite(DATA_DIR)
