import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './dockerfile.js'

const binding = join('node_modules', 'sqlite3', 'build', 'Release', 'node_sqlite3.node')

/** `npm run package`, into a folder of the test. */
export function packageFrom(root: string): string {
  const target = join(root, 'made')
  const script = `import { pack } from './libs/package/pack.mjs'; console.log(pack(${JSON.stringify(target)}))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: inProject(),
    encoding: 'utf8',
  }).trim()
}

/** As npm would place it, with the packages that are here already: answers the folder of the program. */
export function unpack(file: string, folder: string): string {
  const own = join(folder, 'node_modules', 'gatehouse')
  mkdirSync(own, { recursive: true })
  execFileSync('tar', ['xzf', file, '-C', own, '--strip-components=1'])
  const { packages } = JSON.parse(readFileSync(join(own, 'npm-shrinkwrap.json'), 'utf8'))
  const places = Object.keys(packages).filter((place) => place.lastIndexOf('node_modules/') === 0)
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
