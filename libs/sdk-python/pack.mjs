import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zipSync } from 'fflate'

const sdk = fileURLToPath(new URL('.', import.meta.url))
const target = fileURLToPath(new URL('../../dist/sdk/', import.meta.url))
const project = readFileSync(join(sdk, 'pyproject.toml'), 'utf8')
const said = (name) => {
  const line = project.split('\n').find((one) => one.startsWith(`${name} = "`))
  return line.slice(name.length + 4, -1)
}
const [name, version] = [said('name'), said('version')]
const information = `${name}-${version}.dist-info`

// A wheel is a zip with three files about itself, and needs nothing to be built where it is installed.
const files = Object.fromEntries(
  globSync('gatehouse/**/*.{py,typed}', { cwd: sdk })
    .sort()
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(sdk, path))]),
)
const text = (lines) => Buffer.from(`${lines.join('\n')}\n`)
files[`${information}/METADATA`] = text([
  'Metadata-Version: 2.1',
  `Name: ${name}`,
  `Version: ${version}`,
  `Summary: ${said('description')}`,
  'License: MIT',
  `Requires-Python: ${said('requires-python')}`,
  'Description-Content-Type: text/markdown',
  '',
  readFileSync(join(sdk, 'README.md'), 'utf8'),
])
files[`${information}/WHEEL`] = text([
  'Wheel-Version: 1.0',
  'Generator: gatehouse',
  'Root-Is-Purelib: true',
  'Tag: py3-none-any',
])
const digest = (bytes) => createHash('sha256').update(bytes).digest('base64url')
const record = Object.entries(files).map(([path, bytes]) => `${path},sha256=${digest(bytes)},${bytes.length}`)
files[`${information}/RECORD`] = text([...record, `${information}/RECORD,,`])

mkdirSync(target, { recursive: true })
writeFileSync(join(target, `${name}-${version}-py3-none-any.whl`), zipSync(files, { mtime: '1980-01-01' }))
