import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

export const readLock = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8')).packages

const findFrom = (packages, path, name) => {
  const place = path ? `${path}/node_modules/${name}` : `node_modules/${name}`
  if (packages[place]) return place
  if (!path) return undefined
  return findFrom(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

const isMissingPeer = ({ peerDependenciesMeta = {} }, name) => peerDependenciesMeta[name]?.optional
const peersOf = (entry) => Object.keys(entry.peerDependencies ?? {}).filter((name) => !isMissingPeer(entry, name))
const askedBy = (entry, own) =>
  Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...(own && entry.devDependencies) })

const suits = (wanted, mine) =>
  !wanted ||
  (!wanted.includes(`!${mine}`) && (wanted.some((one) => one === mine) || wanted.every((one) => one[0] === '!')))

const isGlibc = () => Boolean(process.report.getReport().header.glibcVersionRuntime)
const thisMachine = () => ({
  platform: process.platform,
  arch: process.arch,
  libc: process.platform === 'linux' ? (isGlibc() ? 'glibc' : 'musl') : undefined,
})

const suitsMachine = ({ os, cpu, libc }, machine) =>
  suits(os, machine.platform) && suits(cpu, machine.arch) && (!machine.libc || suits(libc, machine.libc))

const rootsOf = { production: [''], start: [''], checks: ['', 'test/packages'] }

/** What runs in production, what a start installs to build it, or what checks need as well, which is listed as peers. */
export const packagesFor = (packages, need, machine = thisMachine()) => {
  const needed = {}
  const waiting = rootsOf[need].map((place) => ({ place, own: true }))
  while (waiting.length > 0) {
    const { place, own } = waiting.pop()
    if (!place && !own) continue
    const entry = packages[place]
    if (needed[place] || !entry || !suitsMachine(entry, machine)) continue
    needed[place] = entry
    const names = [...askedBy(entry, own && need !== 'production'), ...(need === 'checks' ? peersOf(entry) : [])]
    for (const name of names) waiting.push({ place: findFrom(packages, place, name) })
  }
  return needed
}
