// What the drill needs from Debian, and whether this machine has it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { LaunchError } from '../../libs/launch/launch-error.mjs'

const postgresBinaries = '/usr/lib/postgresql/15/bin'
const fakeTimes = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (each) => `/usr/lib/${each}/faketime/libfaketimeMT.so.1`,
)

export const fakeTime = () => fakeTimes.find((path) => existsSync(path))

const needed = [
  ['patroni', '/usr/bin/patroni'],
  ['python3-etcd', '/usr/lib/python3/dist-packages/etcd'],
  ['etcd-server', '/usr/bin/etcd'],
  ['haproxy', '/usr/sbin/haproxy'],
  ['pgbouncer', '/usr/sbin/pgbouncer'],
  ['postgresql-15', `${postgresBinaries}/postgres`],
  ['libfaketime', ...fakeTimes],
  ['openssl', '/usr/bin/openssl'],
]

const installLine = `apt-get install --no-install-recommends ${needed.map(([name]) => name).join(' ')}`

const missing = () => needed.filter(([, ...paths]) => !paths.some((path) => existsSync(path))).map(([name]) => name)

export const hasParts = () => missing().length === 0

export const partsMissing = () =>
  `The drill needs ${missing().join(', ')} of Debian 12 or later: \`${installLine}\`. ` +
  'None of them has to run: it starts its own, and Debian may be told so with `systemctl disable --now etcd patroni haproxy pgbouncer`.'

export const requireParts = () => {
  if (!hasParts()) throw new LaunchError(partsMissing())
}

/** A disk that is small enough to be filled needs a mount of its own; only root gets one, and some containers give none. */
export const mayMount = () => {
  if (userInfo().uid !== 0) return false
  const script = 'mount -t tmpfs -o size=1m tmpfs /mnt'
  return spawnSync('/usr/bin/unshare', ['--mount', 'sh', '-c', script], { stdio: 'ignore' }).status === 0
}
