// `npm run package`: the product as one npm package, with what was built and the packages that production needs.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../launch/paths.mjs'

const read = (name) => JSON.parse(readFileSync(inRoot(name), 'utf8'))
const own = read('package.json')
const lock = read('package-lock.json')

/** What the package needs at least: the server's own floor, not that of the tools which bring the pinned Node. */
const oldestNode = lock.packages['node_modules/react-router'].engines.node

const packageFolder = inRoot('dist', 'package')

const bin = 'libs/package/gatehouse.mjs'
const launchers = ['demo-settings', 'free-port', 'launch-error', 'paths', 'stop-with-parent']
const contents = [
  'dist/server',
  'dist/frontend',
  'dist/sdk',
  ...['gatehouse', 'node-floor', 'commands', 'demo'].map((name) => `libs/package/${name}.mjs`),
  ...launchers.map((name) => `libs/launch/${name}.mjs`),
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  '.env.example',
]

const description = {
  name: own.name,
  version: own.version,
  description: own.description,
  license: own.license,
  type: own.type,
  bin: { gatehouse: bin },
  engines: { node: oldestNode },
  files: contents,
  dependencies: own.dependencies,
}

const fill = (stage) => {
  for (const path of contents) cpSync(inRoot(path), join(stage, path), { recursive: true })
  cpSync(inRoot('libs', 'package', 'README.md'), join(stage, 'README.md'))
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(description, null, 2)}\n`)
}

/** Of what was built; answers the file, and leaves the folder that is in it beside. */
export const pack = (target = packageFolder) => {
  const stage = join(target, own.name)
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(stage, { recursive: true })
  fill(stage)
  execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: stage,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  return join(target, `${own.name}-${own.version}.tgz`)
}
