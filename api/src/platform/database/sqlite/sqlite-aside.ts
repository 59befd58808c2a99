import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import sqlite3 from 'sqlite3'
import { asideIdleMs, dearReadMaxMs } from '#contract/read-limits.js'
import { builtFile } from '../../work/built-file.js'
import { beNice } from '../../work/nice.js'

interface Question {
  question: number
  sql: string
  parameters: unknown[]
}
export type Asked = 'interrupt' | Question
type Answer = { question: number } & ({ rows: unknown[] } | { error: { message: string; code?: string } })
export type Answered = 'open' | Answer

type Done = (this: object, error: Error | null, rows?: unknown[]) => void

const script = builtFile(import.meta.url, 'platform/database/sqlite/sqlite-aside-process.js')

interface Waiting {
  asked: Question
  done: Done
  isRepeated: boolean
}

const unchanged = {}

/** A process of its own, because a long read on our threads would run with the same right as a payment. */
class AsideDatabase {
  private child?: ChildProcess
  private openedAt: number | null = null
  private idle?: NodeJS.Timeout
  private readonly waiting = new Map<number, Waiting>()
  private question = 0

  constructor(
    private readonly file: string,
    opened: Done,
  ) {
    queueMicrotask(() => opened.call(unchanged, null))
  }

  run(sql: string, ...rest: unknown[]): this {
    const done = rest.at(-1) as Done
    const error = sql.startsWith('PRAGMA ') ? null : new Error('This connection only reads')
    queueMicrotask(() => done.call(unchanged, error))
    return this
  }

  all(sql: string, ...rest: unknown[]): this {
    const [parameters, done] = (rest.length === 2 ? rest : [[], rest[0]]) as [unknown[] | undefined, Done]
    this.question += 1
    const asked = { question: this.question, sql, parameters: parameters ?? [] }
    this.waiting.set(asked.question, { asked, done, isRepeated: false })
    clearTimeout(this.idle)
    this.tell(asked)
    return this
  }

  /** The start of the process is no part of a read's time: on a busy machine it takes longer than the read may. */
  interrupt(): void {
    const { openedAt, waiting } = this
    if (waiting.size === 0 || openedAt === null || performance.now() - openedAt < dearReadMaxMs) return
    this.tell('interrupt')
  }

  close(done: Done): void {
    clearTimeout(this.idle)
    const { child } = this
    const ended = child ? once(child, 'exit') : Promise.resolve()
    void ended.then(() => done.call(unchanged, null))
    // Forgotten first, or whoever waits for it would be answered by another child.
    this.child = undefined
    child?.kill('SIGKILL')
    for (const one of this.waiting.values()) one.done.call(unchanged, new Error('The database was closed'))
    this.waiting.clear()
  }

  private tell(asked: Asked): void {
    this.child ??= this.start()
    const { child } = this
    child.channel?.ref()
    child.send(asked, (error) => error && this.lose(child, error))
  }

  private start(): ChildProcess {
    // The parent's inspector URL and hooks are nothing for this process.
    const child = fork(script, [this.file], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    beNice(child.pid, constants.priority.PRIORITY_LOW)
    child.unref()
    this.openedAt = null
    child.on('message', (told: Answered) => {
      if (told !== 'open') this.hear(told)
      else if (this.child === child) this.openedAt = performance.now()
    })
    child.once('error', (error) => this.lose(child, error))
    child.once('exit', () => this.lose(child, new Error('The process that reads at length ended')))
    return child
  }

  private hear(told: Answer): void {
    const done = this.waiting.get(told.question)?.done
    this.waiting.delete(told.question)
    if (this.waiting.size === 0) this.rest()
    if ('rows' in told) done?.call(unchanged, null, told.rows)
    else done?.call(unchanged, Object.assign(new Error(told.error.message), { code: told.error.code }))
  }

  private rest(): void {
    this.child?.channel?.unref()
    this.idle = setTimeout(() => this.end(), asideIdleMs).unref()
  }

  private end(): void {
    const { child } = this
    this.child = undefined
    child?.removeAllListeners('exit')
    child?.disconnect()
  }

  /** A read may be asked again, once, of the next process. */
  private lose(child: ChildProcess, error: Error): void {
    if (this.child !== child) return
    this.child = undefined
    for (const [question, one] of this.waiting) {
      if (one.isRepeated) {
        this.waiting.delete(question)
        one.done.call(unchanged, error)
      } else {
        one.isRepeated = true
        this.tell(one.asked)
      }
    }
  }
}

export const asideDriver = { verbose: () => ({ ...sqlite3, Database: AsideDatabase }) }
