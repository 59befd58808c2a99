import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { runTool } from '../../../libs/launch/children.mjs'
import { LaunchError } from '../../../libs/launch/launch-error.mjs'
import { inRoot } from '../../../libs/launch/paths.mjs'

const inShop = (name) => inRoot('test', 'shops', 'medusa', 'server', name)
const stamp = inShop('node_modules/.installed')
const seconds = 1_800

/** The real Medusa, as its lock file says; it is big, so only the step that needs it installs it. */
export const installMedusa = async () => {
  const wanted = readFileSync(inShop('package-lock.json'), 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing Medusa for its tests (npm packages, once)…')
  const words = ['ci', '--prefix', inShop(''), '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runTool('npm', words, { seconds })
  if (code !== 0) throw new LaunchError(`${output}\nMedusa could not be installed.`)
  writeFileSync(stamp, wanted)
}
