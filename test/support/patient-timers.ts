const tickMs = 20

/**
 * What a page shows for two, four or five seconds (a toast, a new secret) stays longer, at most five times, the slower the machine
 * is: its time is counted in ticks, which come late there, as the test does that is to see it. Polls take three seconds as ever.
 */
export const patientTimers = `(() => {
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const running = new Map()
  globalThis.setTimeout = (work, ms, ...given) => {
    const isShown = (ms > 1900 && ms <= 2000) || (ms > 3900 && ms <= 5000)
    if (typeof work !== 'function' || !isShown) return start(work, ms, ...given)
    const end = performance.now() + 5 * ms
    let left = Math.ceil(ms / ${tickMs})
    const tick = () => {
      left -= 1
      if (left > 0 && performance.now() < end) return void running.set(id, start(tick, ${tickMs}))
      running.delete(id)
      work(...given)
    }
    const id = start(tick, ${tickMs})
    running.set(id, id)
    return id
  }
  globalThis.clearTimeout = (id) => {
    stop(running.get(id) ?? id)
    running.delete(id)
  }
})()`
