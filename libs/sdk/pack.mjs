import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sdk = fileURLToPath(new URL('.', import.meta.url))
const target = fileURLToPath(new URL('../../dist/sdk/', import.meta.url))
const windows = process.platform === 'win32'

rmSync(join(sdk, 'dist'), { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const said = execFileSync('npm', ['pack', '--pack-destination', target, '--silent'], {
  cwd: sdk,
  encoding: 'utf8',
  shell: windows,
})
renameSync(join(target, said.trim().split('\n').at(-1)), join(target, 'gatehouse-sdk.tgz'))
