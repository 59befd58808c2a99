// `npm run build:api`, after the compiler: what was compiled becomes a few files with all packages in them, in dist/server.
// A start reads one file instead of four thousand, and a production image needs only the packages named here.
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { rolldown } from 'rolldown'
import { narrowFiles } from '../libs/bundle/narrow-files.mjs'

const inRoot = (...parts) => join(import.meta.dirname, '..', ...parts)

const from = inRoot('dist', 'api', 'src')
const to = inRoot('dist', 'server')
const compiled = inRoot('dist') + sep

// Its memory is that of a few modules, so it shares no file with the others.
const alone = ['platform/database/sqlite/sqlite-aside-process']
const together = [
  'main',
  'demo',
  'process/account/reset-factors-command',
  'process/app-secret/rotate-secret-command',
  'process/backup/backup-command',
  'process/backup/migrate-data-command',
  'process/backup/restore-command',
  'process/evidence/evidence-command',
  'process/verification/audit-command',
  'process/verification/ledger-command',
  'process/verification/line-process',
  'process/verification/verification-process',
]

// Read at run time beside the module that asks for them.
const assets = ['platform/crypto/common-passwords.txt', 'process/openapi/generated', 'money/statements/fonts']

const installed = ['@node-rs/argon2', '@opentelemetry/api', 'pg', 'react-router', 'sqlite3']
const optional = [/^@adyen\//, /^@aws-sdk\//, '@opentelemetry/sdk-node']
const absent = [/^@nestjs\/(microservices|websockets)/]

// So that maps lead to the sources, and not to what the compiler made of them.
const withMaps = {
  name: 'maps-of-the-compiler',
  load: (id) =>
    id.startsWith(compiled)
      ? { code: readFileSync(id, 'utf8'), map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) }
      : null,
}

// TypeORM asks for the drivers of all databases it knows, class-validator for the telephones of all countries at length, and
// undici for what stands in for a browser. V8 keeps what it reads, and undici's look at `Headers` makes Node load its own fetch.
const drivers = ['sqlite', 'sqlite-abstract', 'postgres', 'types']
const undiciParts = ['mock', 'web/cookies', 'web/eventsource', 'web/websocket']
const isUnused = (id) => {
  const path = id.replaceAll('\\', '/')
  const [driver, ...below] = path.split('/typeorm/driver/')[1]?.split('/') ?? []
  if (below.length > 0) return !drivers.includes(driver)
  if (path.includes('/class-validator/')) return path.endsWith('/IsPhoneNumber.js')
  return undiciParts.some((part) => path.includes(`/undici/lib/${part}/`))
}
const withoutUnused = {
  name: 'without-unused',
  load: (id) => (isUnused(id) ? { code: 'module.exports = {}' } : null),
}

// Node fills in all that `import` could name of its http, WebSockets too, and loads its whole fetch for that: 13 MiB.
const httpAsNeeded = {
  name: 'http-as-needed',
  resolveId: (id, _importer, { kind }) =>
    /^(node:)?http$/.test(id) && kind === 'import-statement' ? '\0http-as-needed' : null,
  load: (id) => (id === '\0http-as-needed' ? { code: "module.exports = process.getBuiltinModule('node:http')" } : null),
}

const bundle = async (entries) => {
  const build = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [entry, join(from, `${entry}.js`)])),
    platform: 'node',
    plugins: [withMaps, withoutUnused, httpAsNeeded],
    external: [...installed, ...optional, ...absent],
    logLevel: 'silent',
  })
  await build.write({
    dir: to,
    format: 'esm',
    // Names of classes are those of entities, providers and errors.
    keepNames: true,
    // What is read is kept in memory as text, so spaces and remarks are left out; names stay.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: true,
    sourcemapExcludeSources: true,
    // Packages of the older kind ask where they stand.
    banner: 'const __dirname = import.meta.dirname, __filename = import.meta.filename;',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  })
  await build.close()
}

// One file that a browser opens from a disk, without a server: the script stands in it.
const writeVerifyPage = async () => {
  const folder = inRoot('libs', 'evidence')
  const build = await rolldown({ input: join(folder, 'page.mjs'), platform: 'browser', logLevel: 'silent' })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  const script = output[0].code.replaceAll('</script', '<\\/script')
  const hash = createHash('sha256').update(script).digest('base64')
  const page = readFileSync(join(folder, 'verify.html'), 'utf8')
  const whole = page.replace('%hash%', () => hash).replace('%script%', () => script)
  writeFileSync(join(to, 'process', 'evidence', 'verify.html'), whole)
}

rmSync(to, { recursive: true, force: true })
await bundle(together)
await bundle(alone)
narrowFiles(to)
await writeVerifyPage()
for (const asset of assets) cpSync(join(from, asset), join(to, basename(asset)), { recursive: true })
