import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const sdk = fileURLToPath(new URL('.', import.meta.url))
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
let folder

// As a stranger does it: packed where it stands, installed into an empty project.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-sdk-'))
  const { stdout } = await run('npm', ['pack', '--pack-destination', folder, '--silent'], { cwd: sdk })
  const archive = stdout.trim().split('\n').at(-1)
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${archive}`], { cwd: folder })
}, 360_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the packed SDK', () => {
  it('runs in a folder of its own, with nothing beside it', async () => {
    const program = `import { Gatehouse } from '@gatehouse/sdk'
import { InvalidInputError } from '@gatehouse/sdk/errors'
import { readWebhook } from '@gatehouse/sdk/webhooks'
const gatehouse = new Gatehouse({ url: 'http://127.0.0.1:1', apiKey: 'k', apiSecret: 's', retriesMax: 0 })
const fault = await gatehouse.transactions.list().catch((error) => error.code)
console.log(fault, typeof readWebhook, InvalidInputError.name)`
    await writeFile(join(folder, 'try.js'), program)
    const { stdout } = await run(process.execPath, ['try.js'], { cwd: folder })
    expect(stdout.trim()).toBe('NO_ANSWER function InvalidInputError')
    expect((await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
      '@gatehouse',
    ])
  })

  it('brings types that a strict compiler understands', async () => {
    const program = `import { Gatehouse } from '@gatehouse/sdk'
export async function fee(gatehouse: Gatehouse): Promise<number> {
  const { fee } = await gatehouse.transactions.create({ amount: 1, currency: 'USD', description: 'x', paymentMethod: 'pm_success' })
  return fee
}
// @ts-expect-error There is no such currency.
export const wrong = (gatehouse: Gatehouse) => gatehouse.transactions.create({ amount: 1, currency: 'XXX', description: 'x', paymentMethod: 'x' })
`
    await writeFile(join(folder, 'typed.ts'), program)
    const readme = await readFile(join(sdk, 'README.md'), 'utf8')
    const samples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code).join('\n')
    await writeFile(join(folder, 'readme.ts'), samples)
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom']
    // All that the samples know of Node; its own types take longer to check than everything else.
    await writeFile(join(folder, 'node.d.ts'), 'declare const process: { env: Record<string, string | undefined> }')
    const files = ['typed.ts', 'readme.ts', 'node.d.ts']
    const { stdout } = await run(process.execPath, [tsc, ...options, ...files], { cwd: folder }).catch((error) => error)
    expect(stdout).toBe('')
  })
})
