import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zipSync } from 'fflate'

const sdk = fileURLToPath(new URL('.', import.meta.url))
const target = fileURLToPath(new URL('../../dist/sdk/', import.meta.url))

const paths = [
  ...globSync('{src,generated}/**/*.php', { cwd: sdk }).sort(),
  'autoload.php',
  'composer.json',
  'README.md',
]
const files = paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(sdk, path))])
mkdirSync(target, { recursive: true })
writeFileSync(join(target, 'gatehouse-php.zip'), zipSync(Object.fromEntries(files), { mtime: '1980-01-01' }))
