import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type GeneratedRequest, requestsOf } from '../support/arbitrary-requests.js'
import { Description } from '../support/description.js'
import { buildCallers, type Caller } from '../support/generated-callers.js'
import { seed } from '../support/seed.js'
import { startApi, type TestApi } from '../support/test-api.js'

type Operation = Description['operations'][number]

interface Asked {
  operation: Operation
  caller: Caller
  made: GeneratedRequest
}

const requests = process.env.TEST_LONG ? 100_000 : 1_000
const lanes = 8

let api: TestApi
let description: Description
let callers: Caller[]

beforeAll(async () => {
  api = await startApi()
  description = await Description.of(api.url)
  callers = await buildCallers(api)
})
afterAll(() => api.close())

// Whoever signs out is nobody for the rest of the run.
const asked = (): Operation[] => description.operations.filter(({ path }) => !path.endsWith('/logout'))

// Most calls come from somebody whom the operation is for, or nearly all would end at the gate.
const callersOf = ({ operation }: Operation) =>
  callers.flatMap((caller) => Array<Caller>(operation['x-audiences'].includes(caller.audience) ? 20 : 1).fill(caller))

// Made when it is first asked for: all of them together take longer than the whole run.
const made = new Map<Caller, Map<Operation, fc.Arbitrary<Asked>>>()
function requestsBy(caller: Caller, operation: Operation): fc.Arbitrary<Asked> {
  const byOperation = made.get(caller) ?? new Map<Operation, fc.Arbitrary<Asked>>()
  made.set(caller, byOperation)
  const known =
    byOperation.get(operation) ??
    requestsOf(operation, caller.ids, description).map((one) => ({ operation, caller, made: one }))
  byOperation.set(operation, known)
  return known
}

const anyRequest = (): fc.Arbitrary<Asked> =>
  fc
    .constantFrom(...asked())
    .chain((operation) => fc.constantFrom(...callersOf(operation)).chain((caller) => requestsBy(caller, operation)))

describe('requests made from the OpenAPI document, allowed and broken', () => {
  it('are answered as the document says, and never with a fault of ours', async () => {
    const outcomes = new Map<number, number>()
    const reached = new Set<string>()
    const request = anyRequest()
    const ask = async ({ operation, caller, made }: Asked) => {
      // `call` itself refuses an answer that the document does not describe.
      const { status, body } = await api.call(made.method, made.path, { ...made, token: caller.token })
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
      if (status < 300) reached.add(operation.operation.operationId)
      if (status >= 500) expect([made, status, body]).toEqual([made, 'an answer below 500', body])
    }
    // Side by side, each at its own pace, because several answers take their time on purpose.
    const lane = async (first: number) => {
      for (let count = first; count < requests; count += lanes) {
        const [one] = fc.sample(request, { seed: seed + count, numRuns: 1 })
        if (one) await ask(one).catch((cause: unknown) => Promise.reject(new Error(`seed ${seed + count}`, { cause })))
      }
    }
    await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)))
    const total = [...outcomes.values()].reduce((sum, count) => sum + count, 0)
    console.info(
      `seed ${seed}: ${total} requests, ${JSON.stringify(Object.fromEntries(outcomes))}, ${reached.size} operations succeeded`,
    )
    expect(reached.size).toBeGreaterThan(10)
  }, 3_600_000)
})
