import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const source = fileURLToPath(new URL('.', import.meta.url))
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
let folder

// As a stranger does it: packed where it stands, installed into an empty project.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-js-'))
  const { stdout } = await run('npm', ['pack', '--pack-destination', folder, '--silent'], { cwd: source })
  const archive = stdout.trim().split('\n').at(-1)
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${archive}`], { cwd: folder })
}, 360_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the packed @gatehouse/js', () => {
  it('is imported on a server, where it answers null, and has nothing beside it', async () => {
    const program = `import { loadGatehouse } from '@gatehouse/js'
console.log(await loadGatehouse('https://pay.example.com'))`
    await writeFile(join(folder, 'try.js'), program)
    const { stdout } = await run(process.execPath, ['try.js'], { cwd: folder })
    expect(stdout.trim()).toBe('null')
    const installed = await readdir(join(folder, 'node_modules'))
    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['@gatehouse'])
    const files = await readdir(join(folder, 'node_modules', '@gatehouse', 'js', 'dist'))
    expect(files.sort()).toEqual(['load.d.ts', 'load.js', 'types.d.ts', 'types.js'])
  })

  it('brings types that a strict compiler understands, and a README whose samples compile', async () => {
    const wrong = `import { loadGatehouse } from '@gatehouse/js'
const gatehouse = await loadGatehouse('https://pay.example.com')
// @ts-expect-error There is no such theme.
gatehouse?.checkout({ clientSecret: 'x', appearance: { theme: 'blue' } })
// @ts-expect-error The secret is missing.
gatehouse?.checkout({})
`
    await writeFile(join(folder, 'typed.ts'), wrong)
    const readme = await readFile(join(source, 'README.md'), 'utf8')
    const samples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code)
    expect(samples).toHaveLength(4)
    await writeFile(join(folder, 'readme.ts'), samples.join('\n'))
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom']
    const files = ['typed.ts', 'readme.ts']
    const { stdout } = await run(process.execPath, [tsc, ...options, ...files], { cwd: folder }).catch((error) => error)
    expect(stdout).toBe('')
  }, 360_000)
})
