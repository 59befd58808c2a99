// `npm run build:sdk`: one file of JavaScript, packed as dist/sdk/gatehouse-medusa.tgz.
import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const medusa = fileURLToPath(new URL('.', import.meta.url))
const target = fileURLToPath(new URL('../../dist/sdk/', import.meta.url))

// The shop installs the SDK as a package of its own.
const sdkApart = {
  name: 'sdk-apart',
  resolveId: (id) => {
    const [, part] = /\/sdk\/src\/(gatehouse|webhooks)\.js$/.exec(id) ?? []
    if (!part) return null
    return { id: part === 'gatehouse' ? '@gatehouse/sdk' : `@gatehouse/sdk/${part}`, external: true }
  },
}

rmSync(join(medusa, 'dist'), { recursive: true, force: true })
const build = await rolldown({
  input: join(medusa, 'src', 'module.ts'),
  platform: 'node',
  plugins: [sdkApart],
  external: [/^@medusajs\//],
  logLevel: 'warn',
})
await build.write({ file: join(medusa, 'dist', 'module.js'), format: 'esm' })
await build.close()

mkdirSync(target, { recursive: true })
const said = execFileSync('npm', ['pack', '--pack-destination', target, '--silent'], {
  cwd: medusa,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
renameSync(join(target, said.trim().split('\n').at(-1)), join(target, 'gatehouse-medusa.tgz'))
