import { existsSync } from 'node:fs'
import { runTool } from './children.mjs'
import { digestOf } from './digest.mjs'
import { LaunchError } from './launch-error.mjs'
import { packagesFor, readLock } from './lock-file.mjs'
import { inRoot, machinePath, projectNode, root } from './paths.mjs'
import { withProgress } from './progress.mjs'
import { readStamp, removeStamp, writeStamp } from './stamp.mjs'

const stampFile = inRoot('node_modules', '.gatehouse-install')
const lockDigest = () => `${digestOf(root, ['package-lock.json'])} ${process.platform}-${process.arch}`
const stampOf = (need) => `${lockDigest()} ${need}`

export const isInstallStale = (need) => ![stampOf(need), stampOf('checks')].includes(readStamp(stampFile))

export const isInstalled = (wanted, found) =>
  Object.entries(wanted).every(([path, { version, optional, link }]) =>
    found[path] ? link || found[path].version === version : optional || link || !path.startsWith('node_modules/'),
  )

// It takes two minutes and one core where no prebuilt file can be fetched.
const compiled = 'sqlite3'

// npm counts packages whose install scripts never ran as installed.
const isCompiled = () => existsSync(inRoot('node_modules', compiled, 'build', 'Release', 'node_sqlite3.node'))

const isInstalledByHand = (need) => {
  try {
    return (
      isCompiled() &&
      isInstalled(packagesFor(readLock('package-lock.json'), need), readLock('node_modules/.package-lock.json'))
    )
  } catch {
    return false
  }
}

const runsProjectNode = async () => (await runTool(projectNode, ['--version'])).code === 0

const settings = [
  '--include=dev',
  '--no-legacy-peer-deps',
  '--no-engine-strict',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

const npmArguments = (need) => {
  if (need === 'start') return ['ci', '--workspaces=false', '--omit=peer', ...settings]
  return isInstallStale('start')
    ? ['ci', '--include=peer', ...settings]
    : ['install', '--no-save', '--include=peer', ...settings]
}

const howFar = (need) => {
  const places = Object.keys(packagesFor(readLock('package-lock.json'), need)).filter((place) =>
    place.startsWith('node_modules/'),
  )
  const isThere = (place) => existsSync(inRoot(place, 'package.json'))
  return () => {
    const there = places.filter(isThere).length
    return there < places.length ? `${there} of ${places.length}` : 'all there, now what they compile or fetch'
  }
}

const spaceHint = /\s/.test(root) ? ' If one had to be compiled: this works only in a path without spaces.' : ''

const runNpm = (...names) =>
  runTool('npm', names, { env: { PATH: machinePath() }, shell: process.platform === 'win32' })

const namesWithScripts = (need) => {
  const places = Object.entries(packagesFor(readLock('package-lock.json'), need))
  const own = places.filter(([place, { hasInstallScript }]) => hasInstallScript && existsSync(inRoot(place)))
  return own.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
}

// One after the other until one fails.
const runEach = async (runs) => {
  let ended = { code: 0, output: '' }
  for (const run of runs) if (ended.code === 0) ended = await run()
  return ended
}

/** `onFiles` is told when all packages are there and only what must be compiled is missing. */
const runInstall = (need, onFiles) => {
  if (!onFiles) return runNpm(...npmArguments(need))
  return runEach([
    () => runNpm(...npmArguments(need), '--ignore-scripts'),
    () => runNpm('rebuild', ...namesWithScripts(need).filter((name) => name !== compiled)),
    () => {
      onFiles()
      return runNpm('rebuild', compiled)
    },
  ])
}

export const installPackages = async (need, onFiles) => {
  if (!isInstallStale(need)) return
  if (isInstalledByHand(need) && (await runsProjectNode())) return writeStamp(stampFile, stampOf(need))
  const title = need === 'start' ? 'Installing packages' : 'Installing packages, with those that only checks need'
  const { code, output } = await withProgress(title, howFar(need), () => {
    const running = runInstall(need, onFiles)
    removeStamp(stampFile)
    return running
  })
  if (code !== 0) throw new LaunchError(`${output}\nCouldn't install the packages. npm's output is above.${spaceHint}`)
  if (!(await runsProjectNode())) {
    throw new LaunchError(
      'The pinned Node did not install. If npm is set to ignore-scripts, allow them for this folder.',
    )
  }
  writeStamp(stampFile, stampOf(need))
}
