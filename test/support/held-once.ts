import { setTimeout as pause } from 'node:timers/promises'

/**
 * A claim about time, which other work on the machine may spoil: it is made again until it holds once, so that only
 * what is never true fails. The last failure is the one that is told.
 */
export async function heldOnce(claim: (attempt: number) => unknown, attempts = 10): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await claim(attempt)
      return
    } catch (error) {
      if (attempt === attempts) throw error
      await pause(200 * attempt)
    }
}
