// Compiles and packs the plugin against the Vendure that `test/shops/vendure` installs, into `dist/vendure/`.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const from = fileURLToPath(new URL('.', import.meta.url))
// Inside of that folder, so that every import is found among the packages of Vendure and none of ours.
const stage = fileURLToPath(new URL('../../test/shops/vendure/dist/plugin/', import.meta.url))
const target = fileURLToPath(new URL('../../dist/vendure/', import.meta.url))
const windows = process.platform === 'win32'

rmSync(stage, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
for (const name of ['src', 'package.json', 'tsconfig.json', 'README.md'])
  cpSync(join(from, name), join(stage, name), { recursive: true })
const types = fileURLToPath(new URL('../../node_modules/@types', import.meta.url))
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
execFileSync(process.execPath, [tsc, '-p', stage, '--typeRoots', types], { stdio: 'inherit' })
const said = execFileSync('npm', ['pack', '--pack-destination', target, '--silent'], {
  cwd: stage,
  encoding: 'utf8',
  shell: windows,
})
renameSync(join(target, said.trim().split('\n').at(-1)), join(target, 'gatehouse-vendure.tgz'))
