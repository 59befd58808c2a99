// Imported before everything else: on an older Node the later imports would fail with a stack.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const needed = engines.node.replace('>=', '')

const numbersOf = (version) => version.split('.').map(Number)

export const isBelow = (version, floor) => {
  const [wanted, mine] = [numbersOf(floor), numbersOf(version)]
  const place = wanted.findIndex((number, index) => number !== mine[index])
  return place !== -1 && mine[place] < wanted[place]
}

if (isBelow(process.versions.node, needed)) {
  console.error(`Gatehouse needs Node ${needed} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

// Password hashes and SQLite share libuv's four threads: sign-ins must not hold up payments.
process.env.UV_THREADPOOL_SIZE ??= '8'
