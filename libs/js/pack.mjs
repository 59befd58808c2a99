import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const target = fileURLToPath(new URL('../../dist/sdk/', import.meta.url))

rmSync(join(folder, 'dist'), { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const said = execFileSync('npm', ['pack', '--pack-destination', target, '--silent'], {
  cwd: folder,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
renameSync(join(target, said.trim().split('\n').at(-1)), join(target, 'gatehouse-js.tgz'))
