import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { call } from './calls.js'
import { readDescription } from './description.js'
import type { Gatehouse } from './gatehouse-process.js'
import { environmentOf, main } from './product-process.js'

/** The built product with a database that the files before have written to: merchants of one's own, and no totals. */
export interface SharedSite extends Pick<Gatehouse, 'url' | 'call'> {
  dataDir: string
}

const startMs = 300_000

// What somebody needs who asks for nothing special; each is harmless to the others.
const settings = { RATE_LIMIT_SCALE: '1000', EXPOSE_RESET_TOKEN: '1', WEBHOOK_ALLOW_PRIVATE: '1' }

const folderOf = () => join(tmpdir(), `gatehouse-site-${process.env.TEST_STEP}-${process.env.JEST_WORKER_ID}`)

/**
 * One server for all files of this worker, started by the first that asks. Nobody ends it but the run, which ends all
 * that a suite has left running, and removes the folder that the database is in.
 */
export async function sharedSite(): Promise<SharedSite> {
  const dataDir = folderOf()
  if (!existsSync(dataDir)) start(dataDir)
  const url = await addressIn(dataDir)
  await readDescription(url)
  return { url, dataDir, call: (...args) => call(url, ...args) }
}

const outputOf = (dataDir: string) => join(dataDir, 'output.txt')

// Into a file, because a pipe would end with the file of tests that holds its other end.
function start(dataDir: string): void {
  mkdirSync(dataDir)
  const output = openSync(outputOf(dataDir), 'w')
  const env = environmentOf({ ...settings, DATA_DIR: dataDir })
  spawn(process.execPath, [main], { env, stdio: ['ignore', output, output] }).unref()
}

async function addressIn(dataDir: string): Promise<string> {
  for (const until = performance.now() + startMs; ; await pause(20)) {
    const output = readFileSync(outputOf(dataDir), 'utf8')
    const [, url] = /Site\s+(\S+?)\/\n[^]*^ {2}API .*\n/m.exec(output) ?? []
    if (url) return url
    if (performance.now() > until) throw new Error(`The shared Gatehouse did not start: ${output}`)
  }
}
