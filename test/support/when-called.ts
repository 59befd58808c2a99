import { until } from './until.js'

/** What is spied on has been called so often. */
export const whenCalled = (spy: { mock: { calls: unknown[] } }, times = 1): Promise<number> =>
  until(
    async () => spy.mock.calls.length,
    (calls) => calls >= times,
  )
