// Installs the pinned Vendure, and puts our packages beside it as npm would after `npm install gatehouse-….tgz`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../../libs/launch/paths.mjs'
import { checkTypes } from './check-types.mjs'

const here = inRoot('test', 'shops', 'vendure')
const lock = join(here, 'package-lock.json')
const mark = join(here, 'node_modules', '.installed-lock')

const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === readFileSync(lock, 'utf8')

// Scripts stay off: nothing here needs to be compiled.
const installVendure = () => {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['ci', ...quiet], { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' })
  writeFileSync(mark, readFileSync(lock))
}

const unpack = (archive, name) => {
  const folder = join(here, 'node_modules', '@gatehouse', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['xzf', archive, '-C', folder, '--strip-components=1'])
}

export const install = () => {
  if (!isInstalled()) installVendure()
  unpack(inRoot('dist', 'sdk', 'gatehouse-sdk.tgz'), 'sdk')
  unpack(inRoot('dist', 'sdk', 'gatehouse-vendure.tgz'), 'vendure')
  checkTypes()
}
