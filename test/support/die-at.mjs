// Loaded before the product by NODE_OPTIONS: the process is gone at a commit, before it or after it, as by a power cut. Counted are
// commits of units that wrote to one of these tables, because only those leave anything behind.
import { writeSync } from 'node:fs'
import pg from 'pg'
import sqlite3 from 'sqlite3'

const [left, when, tables] = (process.env.DIE_AT ?? '').split(' ')
const written = new RegExp(`^(?:INSERT INTO|UPDATE|DELETE FROM) "(${tables})"`)
let commits = Number(left)
const units = new WeakMap()

/** A statement on a connection: true where the process has to end with it. */
function isLast(connection, text) {
  if (typeof text !== 'string') return false
  const [, table] = written.exec(text) ?? []
  if (table) units.set(connection, new Set([...(units.get(connection) ?? []), table]))
  if (/^ROLLBACK$/.test(text)) units.delete(connection)
  if (!/^COMMIT$/.test(text) || !units.has(connection)) return false
  commits -= 1
  if (commits === 0) writeSync(2, `died ${when} the commit of ${[...units.get(connection)].sort().join(', ')}\n`)
  units.delete(connection)
  return commits === 0
}

const die = () => process.kill(process.pid, 'SIGKILL')

for (const way of ['all', 'run']) {
  const ask = sqlite3.Statement.prototype[way]
  sqlite3.Statement.prototype[way] = function (...rest) {
    if (!isLast(sqlite3, this.sql)) return ask.apply(this, rest)
    if (when === 'before') return die()
    return ask.call(this, die)
  }
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (...rest) {
  const text = typeof rest[0] === 'string' ? rest[0] : rest[0]?.text
  if (!isLast(this, text)) return query.apply(this, rest)
  if (when === 'before') return die()
  const answer = query.apply(this, rest)
  answer.then(die, die)
  return answer
}
