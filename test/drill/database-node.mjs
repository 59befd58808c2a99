// One database machine: etcd, Patroni, and the PostgreSQL that Patroni keeps. Where it may be, its disk is a small one of its own.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { CutLines } from './cut-lines.mjs'
import { isRunning, Program, signal, treeOf, until } from './programs.mjs'

const diskMegabytes = 640

export class DatabaseNode {
  lines = new CutLines()
  #setUp
  #disk
  #etcd
  #patroni

  constructor(setUp, number, hasOwnDisk) {
    this.#setUp = setUp
    this.number = number
    this.name = `database-${number}`
    this.address = setUp.address(20 + number)
    this.folder = setUp.folderOf(this.name)
    this.data = join(this.folder, 'postgresql', '15', 'gatehouse')
    if (hasOwnDisk) this.#disk = this.#makeDisk()
    const options = { machine: number, at: this.name }
    const env = setUp.environment('failover/etcd.env', options)
    this.#etcd = new Program('etcd', this.folder, ['/usr/bin/etcd'], { env, user: setUp.user })
    setUp.folderOf(this.name, 'etcd')
  }

  #makeDisk() {
    const place = this.#setUp.folderOf(this.name, 'postgresql')
    const { uid, gid } = this.#setUp.user
    const mount = `mount -t tmpfs -o size=${diskMegabytes}m,uid=${uid},gid=${gid},mode=700 tmpfs ${place} && exec sleep infinity`
    return new Program('disk', this.folder, ['/usr/bin/unshare', '--mount', 'sh', '-c', mount]).start()
  }

  #patroniCommand() {
    const [etcd, own] = [21, 22, 23]
      .map((last) => [this.#setUp.address(last), this.#setUp.address(last, this.number)])
      .reduce(
        ([from, to], [one, other]) => [
          [...from, `${one}:2379`],
          [...to, `${other}:2379`],
        ],
        [[], []],
      )
    const path = this.#setUp.write('failover/patroni.yml', { machine: this.number, at: this.name })
    const text = readFileSync(path, 'utf8').replace(etcd.join(), own.join())
    const file = openSync(path, 'w')
    writeSync(file, text)
    closeSync(file)
    const { uid, gid } = this.#setUp.user ?? {}
    const enter = ['/usr/bin/nsenter', `--target=${this.#disk?.pid}`, '--mount', '--']
    const become = ['/usr/bin/setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--']
    return [...(this.#disk ? [...enter, ...become] : []), '/usr/bin/patroni', path]
  }

  async startEtcd() {
    const lines = [21, 22, 23].map((last) => ({
      from: this.#setUp.address(last, this.number),
      to: this.#setUp.address(last),
    }))
    await this.lines.open(2379, lines)
    this.#etcd.start()
  }

  async etcdHasAgreed() {
    const answer = await fetch(`http://${this.address}:2379/version`, { signal: AbortSignal.timeout(2_000) })
    return (await answer.json()).etcdcluster !== 'not_decided'
  }

  startPatroni() {
    const user = this.#disk ? undefined : this.#setUp.user
    this.#patroni ??= new Program('patroni', this.folder, this.#patroniCommand(), { user })
    this.#patroni.start()
  }

  /** As seen by whoever is on the machine, also if its disk is a mount of its own. */
  #seen(...path) {
    return join(this.#disk ? `/proc/${this.#disk.pid}/root` : '/', this.data, ...path)
  }

  #postgres() {
    try {
      return treeOf(Number(readFileSync(this.#seen('postmaster.pid'), 'utf8').split('\n')[0]))
    } catch {
      return []
    }
  }

  /** The machine is gone: nothing on it can say goodbye. */
  async kill() {
    const all = [this.#patroni.pid, ...this.#postgres()]
    signal(all, 'SIGKILL')
    await until(`${this.name} is dead`, () => !all.some(isRunning))
  }

  stop() {
    this.stopped = [...treeOf(this.#patroni.pid), ...this.#postgres()]
    signal(this.stopped, 'SIGSTOP')
  }

  goOn() {
    signal(this.stopped, 'SIGCONT')
  }

  /** Until not even a few bytes fit. */
  fill() {
    const file = openSync(this.#seen('..', 'filler'), 'w', 0o600)
    for (let size = 2 ** 20; size >= 512; size /= 2) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size, 1))
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error
      }
    }
    closeSync(file)
  }

  makeRoom() {
    rmSync(this.#seen('..', 'filler'), { force: true })
  }

  async state() {
    const answer = await fetch(`http://${this.address}:8008/patroni`, { signal: AbortSignal.timeout(2_000) })
    return answer.json()
  }

  /** Patroni ends its PostgreSQL; what does not end is killed. */
  async end() {
    const left = this.#postgres()
    await this.#patroni?.end('SIGTERM', 15_000)
    signal(left, 'SIGKILL')
    await this.#etcd.end('SIGTERM', 5_000)
    await this.#disk?.end('SIGKILL')
    this.lines.close()
  }

  killNow() {
    signal([...this.#postgres(), ...(this.stopped ?? [])], 'SIGKILL')
  }
}
