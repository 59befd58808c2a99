import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inRoot } from '../launch/paths.mjs'
import { sectionOf } from './release-faults.mjs'

const sdks = (version) => ({
  'gatehouse-sdk.tgz': `gatehouse-sdk-${version}.tgz`,
  [`gatehouse-${version}-py3-none-any.whl`]: `gatehouse-${version}-py3-none-any.whl`,
  'gatehouse-php.zip': `gatehouse-php-${version}.zip`,
})

const digestOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** Of what the lock file says; npm names the product by its folder, so the name is written here. */
const billOf = (name, ...args) => {
  const said = execFileSync(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error', ...args],
    { cwd: inRoot(), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  const bill = JSON.parse(said)
  bill.metadata.component.name = name
  return `${JSON.stringify(bill, null, 2)}\n`
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
  writeFileSync(join(folder, `gatehouse-${version}.cdx.json`), billOf('gatehouse', '--omit=dev'))
  writeFileSync(join(folder, `gatehouse-${version}-build.cdx.json`), billOf('gatehouse', '--include=dev'))
  const notes = sectionOf(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version)
  if (notes) writeFileSync(join(folder, 'NOTES.md'), `${notes}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(folder))
  return readdirSync(folder).sort()
}
