// Days pass: whoever loads this lives so many milliseconds ahead. The server loads it by NODE_OPTIONS, and a signal tells it that a day is over.
const RealDate = Date

let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)
const now = () => RealDate.now() + aheadMs

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts))
  }

  static now = now
}

const aDayMs = 24 * 3_600_000
const passDay = () => {
  aheadMs += aDayMs
}
if (process.env.CLOCK_AHEAD_MS !== undefined) process.on('SIGUSR2', passDay)

export const clock = {
  passDay,

  /** For a process that is to live at the same time. */
  get settings() {
    return { NODE_OPTIONS: `--import ${import.meta.url}`, CLOCK_AHEAD_MS: String(aheadMs) }
  },

  get day() {
    return new Date().toISOString().slice(0, 10)
  },
}
