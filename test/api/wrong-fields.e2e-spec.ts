import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { type OpenApiOperation, resolved, type Schema } from '../../libs/contract/openapi.js'
import { idempotencyKey } from '../support/builders.js'
import { byTurns } from '../support/by-turns.js'
import { Description } from '../support/description.js'
import { buildCallers, type Caller } from '../support/generated-callers.js'
import { startApi, type TestApi } from '../support/test-api.js'

type Described = Description['operations'][number]

let api: TestApi
let description: Description
let callers: Caller[]
beforeAll(async () => {
  api = await startApi()
  description = await Description.of(api.url)
  callers = await buildCallers(api)
})
afterAll(() => api.close())

interface Asked {
  operation: Described
  caller: Caller
  name: string
  schema: Schema
  example: object
}

const bodyOf = ({ requestBody }: OpenApiOperation) => requestBody?.content['application/json']

/** Each field of each JSON body, asked by somebody whom the operation is for. */
const fieldsOfBodies = (): Asked[] =>
  description.operations.flatMap((operation) => {
    const body = bodyOf(operation.operation)
    const caller = callers.find(({ audience }) => operation.operation['x-audiences'].includes(audience))
    if (!body || !caller) return []
    const { schemas } = description.document.components
    const whole = resolved(body.schema, schemas)
    // Some operations take one of several bodies.
    return [whole, ...(whole.anyOf ?? [])].flatMap((one) =>
      Object.entries(resolved(one, schemas).properties ?? {}).map(([name, schema]) => ({
        operation,
        caller,
        name,
        schema: resolved(schema, schemas),
        example: (body.example ?? {}) as object,
      })),
    )
  })

const pathFor = ({ path, operation }: Described, { ids }: Caller, turn: number): string => {
  const known = (operation.parameters ?? []).filter((one) => one.in === 'path')
  return known.reduce((text, { name }) => {
    const there = ids[name] ?? []
    return text.replace(`{${name}}`, there[turn % Math.max(there.length, 1)] ?? `abs_${'0'.repeat(26)}`)
  }, path)
}

const ask = ({ operation, caller, name, example }: Asked, value: unknown, turn = 0) =>
  api.call(operation.method, pathFor(operation, caller, turn), {
    token: caller.token,
    headers: idempotencyKey(),
    body: { ...example, [name]: value },
  })

const labelOf = ({ operation, name }: Asked, what: string) => `${operation.method} ${operation.path} ${name}: ${what}`

const typesOf = ({ type, anyOf = [] }: Schema): string[] => [
  ...[type ?? []].flat(),
  ...anyOf.flatMap((one) => typesOf(one)),
]

const wrongTypes: [what: string, type: string, value: unknown][] = [
  ['a text', 'string', 'text'],
  ['a number', 'number', 7],
  ['a part of a number', 'number', 0.5],
  ['true', 'boolean', true],
  ['false', 'boolean', false],
  ['an empty object', 'object', {}],
  ['an object', 'object', { a: 1 }],
  ['objects in each other', 'object', { a: { b: { c: [null] } } }],
  ['an empty list', 'array', []],
  ['a list of null', 'array', [null]],
  ['a list of lists', 'array', [[['x']]]],
  ['a list of objects', 'array', [{ a: 1 }]],
]

describe('every field of every body', () => {
  it('that is null is refused by name, or read as absent', async () => {
    const fields = fieldsOfBodies()
    expect(fields.length).toBeGreaterThan(100)
    for (const [place, one] of fields.entries()) {
      const required = resolved(
        bodyOf(one.operation.operation)?.schema ?? {},
        description.document.components.schemas,
      ).required
      // The first ids stand for what has an amount already, the second for what leaves it open.
      for (const turn of byTurns([0, 1], 2, place)) {
        const { status, body } = await ask(one, null, turn)
        expect([labelOf(one, 'null'), status < 500]).toEqual([labelOf(one, 'null'), true])
        if (required?.includes(one.name) && status === 422)
          expect([labelOf(one, 'null'), body.fields]).toEqual([
            labelOf(one, 'null'),
            expect.objectContaining({ [one.name]: expect.any(String) }),
          ])
      }
    }
  })

  it.each(wrongTypes)('that is %s, and should be something else, is refused', async (what, type, value) => {
    const turn = wrongTypes.findIndex(([one]) => one === what)
    const accepts = ({ schema }: Asked) => typesOf(schema).some((one) => (one === 'integer' ? 'number' : one) === type)
    const wrong = fieldsOfBodies().filter((one) => typesOf(one.schema).length > 0 && !accepts(one))
    const fields = byTurns(wrong, 3, turn)
    expect(fields.length).toBeGreaterThan(10)
    let byName = 0
    for (const one of fields) {
      const { status, body } = await ask(one, value)
      const label = labelOf(one, what)
      expect([label, status >= 400 && status < 500]).toEqual([label, true])
      if (status === 422) expect([label, Object.keys(body.fields)]).toEqual([label, expect.arrayContaining([one.name])])
      if (status === 422) byName += 1
    }
    // The rest is stopped before its body is read.
    expect(byName / fields.length).toBeGreaterThan(0.8)
  })

  it('keeps the overlap of a rotation when it is null: null is not zero', async () => {
    const client = callers.find(({ audience }) => audience === 'client')
    const [clientID, endpointID] = [client?.ids.clientID?.[0], client?.ids.endpointID?.at(-1)]
    const path = `/clients/${clientID}/webhook-endpoints/${endpointID}/rotate-secret`
    const rotated = await api.call('POST', path, { token: client?.token, body: { overlapSeconds: null, force: true } })
    const day = 24 * 3_600_000
    expect(Date.parse(rotated.body.previousSecretEndsAt)).toBeGreaterThan(clock.time() + day - 60_000)
  })

  it('leaves an amount of null to the link, which says what is missing', async () => {
    const client = callers.find(({ audience }) => audience === 'client')
    const [open] = client?.ids.token ?? []
    const body = { amount: null, paymentMethod: 'pm_success' }
    const answer = await api.call('POST', `/payment-links/${open}/payments`, { body, headers: idempotencyKey() })
    expect([answer.status, answer.body.fields]).toEqual([422, { amount: expect.any(String) }])
  })
})
