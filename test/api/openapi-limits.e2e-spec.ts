import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Description } from '../support/description.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let description: Description
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '0.01' })
  description = await Description.of(api.url)
})
afterAll(() => api.close())

const codesOf = (status: number) =>
  description.operations.flatMap(({ method, template, operation: { responses } }) => {
    const codes: string[] = responses[status]?.description.match(/\w+/g) ?? []
    return [{ key: `${method} ${template}`, codes, headers: Object.keys(responses[status]?.headers ?? {}) }]
  })

describe('the document', () => {
  it('says 429 of exactly the calls that are counted by address', async () => {
    const limited: string[] = []
    for (const { method, template } of description.operations) {
      const path = template.replace(/:\w+/g, 'none')
      // Counted before anything else is looked at; at this scale no limit is above six a minute.
      for (let count = 1; count <= 7; count += 1) {
        const { status, body } = await api.call(method, path)
        if (status !== 429 || body.code !== 'TOO_MANY_REQUESTS') continue
        limited.push(`${method} ${template}`)
        break
      }
    }
    const said = codesOf(429).filter(({ codes }) => codes.includes('TOO_MANY_REQUESTS'))
    expect(limited.sort()).toEqual(said.map(({ key }) => key).sort())
    expect(limited.length).toBeGreaterThan(15)
  })

  it('says 503 of every call, and after how long to try again wherever it says 429 or 503', () => {
    for (const { key, codes } of codesOf(503)) expect([key, codes.includes('DATABASE_AWAY')]).toEqual([key, true])
    for (const { key, codes, headers } of [...codesOf(429), ...codesOf(503)])
      if (codes.length > 0) expect([key, headers]).toEqual([key, expect.arrayContaining(['Retry-After'])])
  })

  it('says 429 of every list and file, which may wait for others of the same caller', () => {
    // A home page names in `leftOut` the list that would have to wait.
    const lists = description.operations.filter(
      ({ path, operation: { parameters = [] } }) =>
        !path.endsWith('/me/home') && parameters.some(({ name }) => name === 'cursor'),
    )
    const unsaid = lists.filter(({ operation }) => !/TOO_MANY_READS/.test(operation.responses[429]?.description ?? ''))
    expect([lists.length > 20, unsaid.map(({ path }) => path)]).toEqual([true, []])
  })
})
