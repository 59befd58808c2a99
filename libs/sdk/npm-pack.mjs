import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../../dist/sdk/', import.meta.url))

/** Packs the folder as `dist/sdk/<name>`; its own name would have the version in it. */
export function packAs(name, folder) {
  mkdirSync(target, { recursive: true })
  const said = execFileSync('npm', ['pack', '--pack-destination', target, '--silent'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  renameSync(join(target, said.trim().split('\n').at(-1)), join(target, name))
}
