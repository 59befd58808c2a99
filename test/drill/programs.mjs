// Every program of the drill: started with its own user and log, ended by its id.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const running = new Set()

const fieldsOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return { state: 'X', parent: 0 }
  }
}

export const isRunning = (pid) => !['X', 'Z'].includes(fieldsOf(pid).state)

/** The process and all that it has started, parents first. */
export function treeOf(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), fieldsOf(name).parent])
  const below = (one) => [one, ...all.filter(([, parent]) => parent === one).flatMap(([child]) => below(child))]
  return isRunning(pid) ? below(pid) : []
}

export function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
}

export class Program {
  #child

  constructor(name, folder, command, { env = {}, user } = {}) {
    this.name = name
    this.log = join(folder, `${name}.log`)
    this.start = () => {
      const log = openSync(this.log, 'a')
      const stdio = ['ignore', log, log]
      const home = { HOME: folder, PATH: process.env.PATH, LC_ALL: 'C.UTF-8', PYTHONUNBUFFERED: '1' }
      // A Ctrl-C in the terminal is the drill's to answer: it ends them in its own order.
      this.#child = spawn(command[0], command.slice(1), {
        cwd: folder,
        env: { ...home, ...env },
        ...user,
        stdio,
        detached: true,
      })
      running.add(this)
      this.#child.once('exit', () => running.delete(this))
      this.#child.once('error', (error) => (this.failed = error))
      return this
    }
  }

  get pid() {
    return this.#child.pid
  }

  get hasEnded() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  said() {
    return readFileSync(this.log, 'utf8')
  }

  async end(name = 'SIGTERM', maxMs = 30_000) {
    if (this.hasEnded) return
    const ended = once(this.#child, 'exit')
    this.#child.kill(name)
    const late = setTimeout(() => this.#child.kill('SIGKILL'), maxMs)
    await ended
    clearTimeout(late)
  }
}

/** What is left, whichever way the drill ends. */
export const killAll = () => {
  for (const program of running) signal(treeOf(program.pid).toReversed(), 'SIGKILL')
}

/** Until `isSo` answers something; what it throws counts as no. */
export async function until(what, isSo, maxMs = 120_000) {
  let last
  for (const end = Date.now() + maxMs; Date.now() < end; await pause(250)) {
    const answer = await Promise.resolve()
      .then(isSo)
      .catch((error) => void (last = error))
    if (answer) return answer
  }
  throw new Error(`Not within ${maxMs / 1000} s: ${what}${last ? ` (${last.message})` : ''}`)
}
