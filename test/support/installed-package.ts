import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './dockerfile.js'

const binding = join('node_modules', 'sqlite3', 'build', 'Release', 'node_sqlite3.node')

// In a process of its own, as the commands do it.
const evaluate = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: inProject(), encoding: 'utf8' }).trim()

/** `npm run package`, into a folder of the test. */
export const packageFrom = (root: string): string =>
  evaluate(`import { pack } from './libs/package/pack.mjs'; console.log(pack(${JSON.stringify(join(root, 'made'))}))`)

/** What `npm run release:check` writes in the end. */
export function artifactsFrom(file: string, folder: string, version: string): string[] {
  const words = [folder, version, file].map((word) => JSON.stringify(word)).join(', ')
  const script = `import { writeArtifacts } from './libs/release/artifacts.mjs'`
  return JSON.parse(evaluate(`${script}; console.log(JSON.stringify(writeArtifacts(${words})))`))
}

type Locked = Record<string, { dev?: true; devOptional?: true; link?: true }>
const productionOf = (packages: Locked): string[] =>
  Object.keys(packages).filter((place) => {
    const { dev, devOptional, link } = packages[place] ?? {}
    return !dev && !devOptional && !link
  })

/** As npm would place it, with the packages that are here already: answers the folder of the program. */
export function unpack(file: string, folder: string): string {
  const own = join(folder, 'node_modules', 'gatehouse')
  mkdirSync(own, { recursive: true })
  execFileSync('tar', ['xzf', file, '-C', own, '--strip-components=1'])
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const places = productionOf(packages).filter((place) => place.lastIndexOf('node_modules/') === 0)
  for (const place of places.filter((place) => existsSync(inProject(place)))) {
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    symlinkSync(inProject(place), join(folder, place))
  }
  return own
}

export const commandsOf = (installed: string) => {
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  return (...words: string[]): string[] => [process.execPath, join(installed, bin.gatehouse), ...words]
}

/** By npm; SQLite's part that is fetched or compiled is the one that this project has. */
export function installByNpm(file: string, folder: string): { bytes: number } {
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', '--ignore-scripts']
  execFileSync('npm', ['install', ...quiet, file], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const places = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const [sqlite = ''] = places.filter((place) => place.endsWith(join('sqlite3', 'package.json')))
  const to = join(folder, dirname(sqlite), 'build', 'Release')
  mkdirSync(to, { recursive: true })
  cpSync(inProject(binding), join(to, 'node_sqlite3.node'))
  const sizes = places.map((place) => statSync(join(folder, place))).filter((one) => one.isFile())
  return { bytes: sizes.reduce((sum, { size }) => sum + size, 0) }
}
