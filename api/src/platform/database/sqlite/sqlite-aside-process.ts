import sqlite3 from 'sqlite3'
import { preparingDriver } from './prepared-sqlite.js'
import type { Answered, Asked } from './sqlite-aside.js'

const file = process.argv[2] as string
const busyMs = 10_000

const say = (told: Answered) => process.send?.(told)

const database = new (preparingDriver.verbose().Database)(file, sqlite3.OPEN_READONLY, (error: Error | null) => {
  if (error) throw error
  say('open')
})
database.configure('busyTimeout', busyMs)

process.once('disconnect', () => process.exit(0))
process.on('message', (asked: Asked) => {
  if (asked === 'interrupt') return void database.interrupt()
  const { question, sql, parameters } = asked
  database.all(sql, parameters, (error: Error | null, rows?: unknown[]) => {
    if (!error) return say({ question, rows: rows ?? [] })
    const { message, code } = error as Error & { code?: string }
    return say({ question, error: { message, code } })
  })
})
