import { inspect } from 'node:util'

/** Asks until the answer fits. One that never fits fails the test, and says what was answered last. */
export async function until<T>(ask: () => Promise<T>, fits: (answer: T) => boolean, limitMs = 500_000): Promise<T> {
  const end = performance.now() + limitMs
  for (;;) {
    const answer = await ask()
    if (fits(answer)) return answer
    if (performance.now() > end) throw new Error(`It did not come to that: ${inspect(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
