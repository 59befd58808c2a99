// What the request log costs a payment: the share of the process's CPU samples that stand in its code while payments are made.
// `node test/bench/log-cost.mjs [payments]`; the second figure is a second run with a log nobody reads either.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startVersion } from './creations.mjs'

const count = Number(process.argv[2] ?? 4_000)
const root = fileURLToPath(new URL('../../', import.meta.url))
const isLog = (source) => source?.includes('/desk/request-logs/') ?? false

const maps = new Map()
const sourceOf = ({ url, lineNumber, columnNumber }) => {
  if (!url.startsWith('file:')) return url
  const path = fileURLToPath(url)
  if (!maps.has(path)) {
    const map = `${path}.map`
    maps.set(
      path,
      path.startsWith(join(root, 'dist')) && existsSync(map)
        ? new SourceMap(JSON.parse(readFileSync(map, 'utf8')))
        : null,
    )
  }
  const map = maps.get(path)
  return map ? map.findEntry(lineNumber, columnNumber).originalSource : url
}

// A sample belongs to the log when any frame of its stack is the log's.
const shareOf = ({ nodes, samples, timeDeltas }) => {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const byID = new Map(nodes.map((node) => [node.id, node]))
  const known = new Map()
  const inLog = (id) => {
    if (id === undefined) return false
    if (!known.has(id)) known.set(id, isLog(sourceOf(byID.get(id).callFrame)) || inLog(parents.get(id)))
    return known.get(id)
  }
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id))
  let [busy, log] = [0, 0]
  samples.forEach((id, at) => {
    if (idle.has(id)) return
    busy += timeDeltas[at]
    if (inLog(id)) log += timeDeltas[at]
  })
  return { busy, log }
}

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-log-cost-'))
try {
  const version = await startVersion(root, join(folder, 'data'), ['--cpu-prof', '--cpu-prof-dir', folder])
  const ms = await version.create(count)
  await version.stop()
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))
  const { busy, log } = shareOf(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  console.log(`${count} payments, ${ms.toFixed(2)} ms of CPU each with the profiler on`)
  console.log(
    `request log: ${((100 * log) / busy).toFixed(2)} % of ${(busy / 1e6).toFixed(1)} s of samples that were not idle`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
