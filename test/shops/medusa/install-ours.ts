import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** What merchants download from Gatehouse, as npm installs it. */
export function installOurs(): void {
  for (const name of ['sdk', 'medusa']) {
    const folder = inRoot(`test/shops/medusa/server/node_modules/@gatehouse/${name}`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    execFileSync('tar', ['xzf', inRoot(`dist/sdk/gatehouse-${name}.tgz`), '-C', folder, '--strip-components=1'])
  }
}
