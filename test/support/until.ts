import { inspect } from 'node:util'

// Asking takes CPU from what is asked about, so that what takes long is asked about less often.
const [shortestMs, longestMs] = [20, 100]

/** Asks until the answer fits. One that never fits fails the test, and says what was answered last. */
export async function until<T>(ask: () => Promise<T>, fits: (answer: T) => boolean, limitMs = 500_000): Promise<T> {
  const startedAt = performance.now()
  for (;;) {
    const answer = await ask()
    if (fits(answer)) return answer
    const waitedMs = performance.now() - startedAt
    if (waitedMs > limitMs) throw new Error(`It did not come to that: ${inspect(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, Math.min(longestMs, shortestMs + waitedMs / 10)))
  }
}
