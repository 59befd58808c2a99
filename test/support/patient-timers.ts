const tickMs = 20

/**
 * What a page shows for seconds (a toast, a new secret) stays as much longer as the machine is slower: its time is counted in
 * ticks, which come late there, as the test does that is to see it. Timers of other lengths stay as they are.
 */
export const patientTimers = `(() => {
  const { setTimeout: start, clearTimeout: end } = globalThis
  const running = new Map()
  globalThis.setTimeout = (work, ms, ...given) => {
    if (typeof work !== 'function' || !(ms >= 1000 && ms <= 5000)) return start(work, ms, ...given)
    let left = Math.ceil(ms / ${tickMs})
    const tick = () => {
      left -= 1
      if (left > 0) return void running.set(id, start(tick, ${tickMs}))
      running.delete(id)
      work(...given)
    }
    const id = start(tick, ${tickMs})
    running.set(id, id)
    return id
  }
  globalThis.clearTimeout = (id) => {
    end(running.get(id) ?? id)
    running.delete(id)
  }
})()`
