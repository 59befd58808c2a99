// `npm run build:sdk`: one file of JavaScript, packed as dist/sdk/gatehouse-medusa.tgz.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { packAs } from '../sdk/npm-pack.mjs'

const medusa = fileURLToPath(new URL('.', import.meta.url))

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

packAs('gatehouse-medusa.tgz', medusa)
