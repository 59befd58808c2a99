import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { randomUUID } from 'node:crypto'
import { collectionSchema } from '../support/collection-schema.js'
import { Description } from '../support/description.js'
import { buildCallers, type Caller } from '../support/generated-callers.js'
import { startApi, type TestApi } from '../support/test-api.js'

interface Pair {
  key: string
  value: string
}
interface Item {
  name: string
  request: { method: string; header: Pair[]; url: { raw: string; variable: Pair[] }; body?: { raw: string } }
}
interface Collection {
  variable: Pair[]
  item: { name: string; item: Item[] }[]
}

let api: TestApi
let collection: Collection
let program: Caller
beforeAll(async () => {
  api = await startApi()
  collection = (await api.call('GET', '/collection.json')).body
  program = (await buildCallers(api)).find(({ audience }) => audience === 'integrator') as Caller
})
afterAll(() => api.close())

/** One of the program's own where it has one. */
const idOf = <T>(key: string, value: T): T => (program.ids[key]?.[0] as T | undefined) ?? value

describe('GET /collection.json', () => {
  it('is a collection, as its schema has it', () => {
    const validate = new Ajv2020({ strict: false }).compile(collectionSchema)
    expect([validate(collection), validate.errors]).toEqual([true, null])
    expect(validate({ ...collection, item: [{ name: 'no request' }] })).toBe(false)
  })

  it('has each operation of API users once, says where it came from, and holds no key', async () => {
    const { operations } = await Description.of(api.url)
    const meant = operations.filter(({ operation }) => operation['x-audiences'].includes('integrator'))
    const items = collection.item.flatMap(({ item }) => item)
    const calls = items.map(({ request }) => `${request.method} ${request.url.raw.replace(/\?.*/, '')}`)
    expect(calls.sort()).toEqual(meant.map(({ method, template }) => `${method} {{url}}${template}`).sort())
    expect(collection.variable).toMatchObject([
      { key: 'url', value: `${api.url}/api` },
      ...['apiKey', 'apiSecret', 'clientID'].map((key) => ({ key, value: '' })),
    ])
  })

  it('is replayed by a program: each of its calls is taken for what it is', async () => {
    const faults: unknown[] = []
    const items = collection.item.flatMap(({ item }) => item)
    const isLast = ({ request: { method } }: Item) => Number(method === 'DELETE')
    for (const { name, request } of items.sort((one, other) => isLast(one) - isLast(other))) {
      const path = request.url.variable.reduce(
        (text, { key, value }) => text.replace(`:${key}`, idOf(key, value)),
        request.url.raw.replace('{{url}}', ''),
      )
      const headers = Object.fromEntries(request.header.map(({ key, value }) => [key.toLowerCase(), value]))
      if (headers['idempotency-key']) headers['idempotency-key'] = randomUUID()
      const body = request.body && (JSON.parse(request.body.raw, idOf) as object)
      const answer = await api.call(request.method, path, { token: program.token, headers, ...(body && { body }) })
      // A refund, a code or a session may have its time behind it: only a call that is not understood is a fault.
      if ([400, 401, 403, 405, 415, 500].includes(answer.status)) faults.push([name, answer.status, answer.body])
      const [, lastID = ''] = /:(\w+ID)(?!.*:)/.exec(request.url.raw) ?? []
      if (answer.status === 404 && (lastID === '' || program.ids[lastID])) faults.push([name, path, answer.body])
    }
    expect(faults).toEqual([])
  })
})
