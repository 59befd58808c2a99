import { readFileSync } from 'node:fs'
import { runTool } from './children.mjs'
import { digestOf } from './digest.mjs'
import { LaunchError } from './launch-error.mjs'
import { inRoot, machinePath, projectNode, root } from './paths.mjs'
import { readStamp, removeStamp, writeStamp } from './stamp.mjs'

const stampFile = inRoot('node_modules', '.gatehouse-install')
const lockDigest = () => `${digestOf(root, ['package-lock.json'])} ${process.platform}-${process.arch}`

const packagesIn = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8')).packages

// npm writes node_modules/.package-lock.json last, so an install made by hand can be recognised instead of repeated.
export const isInstalled = (wanted, found) =>
  Object.entries(wanted).every(([path, { version, optional }]) =>
    found[path] ? found[path].version === version : optional || path === '',
  )

const isInstalledByHand = () => {
  try {
    return isInstalled(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'))
  } catch {
    return false
  }
}

const runsProjectNode = async () => (await runTool(projectNode, ['--version'])).code === 0

export const isInstallStale = () => readStamp(stampFile) !== lockDigest()

// NODE_ENV=production or an engine-strict setting of the user must not leave out the pinned Node and the build tools.
const npmArguments = ['ci', '--include=dev', '--no-engine-strict', '--no-audit', '--no-fund', '--loglevel=error']

// node-gyp, the fallback where no built SQLite can be downloaded, does not work below a folder with a space.
const spaceHint = /\s/.test(root) ? ' If one had to be compiled: this works only in a path without spaces.' : ''

export const installPackages = async () => {
  if (!isInstallStale()) return
  if (isInstalledByHand() && (await runsProjectNode())) return writeStamp(stampFile, lockDigest())
  console.log('Installing packages (about a minute the first time)…')
  removeStamp(stampFile)
  const { code, output } = await runTool('npm', npmArguments, {
    env: { PATH: machinePath() },
    shell: process.platform === 'win32',
  })
  if (code !== 0)
    throw new LaunchError(`${output}\nThe packages could not be installed: npm's words are above.${spaceHint}`)
  if (!(await runsProjectNode())) {
    throw new LaunchError(
      'The pinned Node did not install. If npm is set to ignore-scripts, allow them for this folder.',
    )
  }
  writeStamp(stampFile, lockDigest())
}
