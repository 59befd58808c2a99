import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const everyMs = 1_000
const MiB = 2 ** 20

const figuresOf = (text) =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^([^#\s]\S*) (\S+)$/.exec(line) ?? []
      return name ? [[name, Number(value)]] : []
    }),
  )

/** What /metrics says, looked at every second; the heap's lowest point of a while is what is left after collections. */
export class Watch {
  #samples = []
  #stopping = new AbortController()

  constructor(url, walBytes) {
    this.url = url
    this.walBytes = walBytes
    this.running = this.#run()
  }

  async #run() {
    while (!this.#stopping.signal.aborted) {
      await pause(everyMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
      this.#samples.push(await this.look())
    }
  }

  async look() {
    const figures = figuresOf(await (await fetch(`${this.url}/metrics`)).text())
    const of = (name) => {
      if (!figures.has(name)) throw new Error(`/metrics does not name ${name}`)
      return figures.get(name)
    }
    return {
      rss: of('process_resident_memory_bytes') / MiB,
      // What V8 has taken from the system is its own affair: the rest is what native code holds.
      native: (of('process_resident_memory_bytes') - of('nodejs_heap_size_total_bytes')) / MiB,
      heap: of('nodejs_heap_size_used_bytes') / MiB,
      loopMs: of('nodejs_eventloop_lag_p99_seconds') * 1_000,
      oldestDue: of('gatehouse_queue_oldest_due_seconds{queue="webhook_deliveries"}'),
      waiting: of('gatehouse_queue_waiting{queue="webhook_deliveries"}'),
      wal: (await this.walBytes()) / MiB,
    }
  }

  /** What was seen since it was asked last. */
  take() {
    const seen = this.#samples.splice(0)
    const all = (name) => seen.map((sample) => sample[name])
    const highest = (name) => Math.max(...all(name))
    return {
      rss: seen.at(-1)?.rss,
      native: seen.at(-1)?.native,
      heap: Math.min(...all('heap')),
      loopMs: highest('loopMs'),
      oldestDue: highest('oldestDue'),
      waiting: highest('waiting'),
      wal: highest('wal'),
    }
  }

  async stop() {
    this.#stopping.abort()
    await this.running
  }
}

/** The size of the log that is written ahead: a file beside SQLite's, or what PostgreSQL lists. */
export const walOf = (folder, client) => async () => {
  if (!client) return statSync(join(folder, 'gatehouse.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0
  const { rows } = await client.query('SELECT SUM("size") AS "bytes" FROM pg_ls_waldir()')
  return Number(rows[0].bytes)
}
