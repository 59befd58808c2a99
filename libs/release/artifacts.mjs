import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { inRoot } from '../launch/paths.mjs'
import { sectionOf } from './release-faults.mjs'

const sdks = (version) => ({
  'gatehouse-sdk.tgz': `gatehouse-sdk-${version}.tgz`,
  'gatehouse-js.tgz': `gatehouse-js-${version}.tgz`,
  [`gatehouse-${version}-py3-none-any.whl`]: `gatehouse-${version}-py3-none-any.whl`,
  'gatehouse-php.zip': `gatehouse-php-${version}.zip`,
  'gatehouse-medusa.tgz': `gatehouse-medusa-${version}.tgz`,
  'gatehouse-vendure.tgz': `gatehouse-vendure-${version}.tgz`,
})

const format = ['--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error']
const running = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' }

const digestOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')

const read = (name) => JSON.parse(readFileSync(inRoot(name), 'utf8'))

/** What these kinds of dependencies bring, of the lock file: in a folder of its own, because npm counts the packages of our checks among ours. */
const billOf = (...kinds) => {
  const own = read('package.json')
  const { packages, ...lock } = read('package-lock.json')
  const root = Object.fromEntries(['name', 'version', 'license', ...kinds].map((field) => [field, own[field]]))
  const locked = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link)
  const parent = mkdtempSync(join(tmpdir(), 'gatehouse-bill-'))
  // npm names the product by its folder.
  const folder = join(parent, own.name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root))
  const whole = { ...lock, packages: { '': root, ...Object.fromEntries(locked) } }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(whole))
  try {
    return execFileSync('npm', ['sbom', '--package-lock-only', ...format], { ...running, cwd: folder })
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

/** As `sha256sum --check` reads them. */
const sumsOf = (folder) =>
  readdirSync(folder)
    .sort()
    .map((name) => `${digestOf(join(folder, name))}  ${name}\n`)
    .join('')

/** Fills `folder` with all that a release carries; answers the names. `packed`: the file that `npm run package` made. */
export const writeArtifacts = (folder, version, packed) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyFileSync(packed, join(folder, basename(packed)))
  for (const [from, to] of Object.entries(sdks(version))) copyFileSync(inRoot('dist', 'sdk', from), join(folder, to))
  writeFileSync(join(folder, `gatehouse-${version}.cdx.json`), billOf('dependencies'))
  writeFileSync(join(folder, `gatehouse-${version}-build.cdx.json`), billOf('dependencies', 'devDependencies'))
  const notes = sectionOf(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version)
  if (notes) writeFileSync(join(folder, 'NOTES.md'), `${notes}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(folder))
  return readdirSync(folder).sort()
}
