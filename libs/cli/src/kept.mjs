import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { Fault, misunderstood } from './faults.mjs'
import { addressFrom } from './options.mjs'
import * as words from './words.mjs'

const folder = () => process.env.XDG_CONFIG_HOME || join(homedir(), '.config')
const path = () => join(folder(), 'gatehouse', 'credentials.json')

function read() {
  let text
  try {
    text = readFileSync(path(), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return { last: undefined, keys: {} }
    throw new Fault(words.unreadableFile(path()))
  }
  try {
    const { last, keys } = JSON.parse(text)
    if (typeof keys !== 'object' || keys === null) throw new Error()
    return { last, keys }
  } catch {
    throw new Fault(words.unreadableFile(path()))
  }
}

/** Readable for nobody else from its first moment, and never half written. */
function write(all) {
  mkdirSync(dirname(path()), { recursive: true, mode: 0o700 })
  const draft = `${path()}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  chmodSync(draft, 0o600)
  renameSync(draft, path())
}

/** Where Gatehouse runs: as it was said, or where somebody signed in last. */
export function originFor(said) {
  const typed = said ?? process.env.GATEHOUSE_URL ?? read().last
  if (!typed) throw misunderstood(words.noAddress)
  return addressFrom(said === undefined ? 'GATEHOUSE_URL' : '--url', typed).origin
}

export const keyFor = (origin) => read().keys[origin]

export function keepKey(origin, key) {
  write({ last: origin, keys: { ...read().keys, [origin]: key } })
}

export function forgetKey(origin) {
  const { last, keys } = read()
  const { [origin]: _gone, ...left } = keys
  write({ last: last === origin ? Object.keys(left)[0] : last, keys: left })
}
