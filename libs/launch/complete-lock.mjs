// By hand after a dependency changes: npm leaves builds for other platforms out where the registry lacks them.
import { readFileSync, writeFileSync } from 'node:fs'

const lockPath = new URL('../../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(lockPath, 'utf8'))
const cpus = ['wasm32', 'arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'arm']
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'sunos', 'netbsd', 'openbsd', 'aix']

const platformOf = (name) => {
  const words = name.split(/[/.-]/)
  const os = systems.find((system) => words.includes(system) || (system === 'win32' && words.includes('windows')))
  const cpu = cpus.find((kind) => words.some((word) => word === kind)) ?? (words.includes('arm') ? 'arm' : undefined)
  const libc = /musl/.test(name) ? ['musl'] : os === 'linux' && /gnu/.test(name) ? ['glibc'] : undefined
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc }) }
}

let added = 0
for (const entry of Object.values(lock.packages)) if (!entry.link) delete entry.resolved
for (const entry of Object.values({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`
    if (lock.packages[path] || !/^\d+\.\d+\.\d+/.test(version)) continue
    const platform = platformOf(name)
    if (!platform.os && !platform.cpu) continue
    lock.packages[path] = { version, ...platform, ...(entry.dev && { dev: true }), optional: true }
    added += 1
  }
}
const [root, ...rest] = Object.entries(lock.packages)
lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))])
writeFileSync(lockPath, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} optional builds for other platforms added`)
