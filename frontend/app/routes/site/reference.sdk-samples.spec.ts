import { describe, expect, it } from '@jest/globals'
import type { OpenApiOperation } from '#contract/openapi.js'
import { phpOf, pythonOf } from './reference.sdk-samples.js'

const operation = (facts: Partial<OpenApiOperation>) =>
  ({ security: [], responses: {}, 'x-audiences': ['integrator'], ...facts }) as unknown as OpenApiOperation
const inPath = (name: string, example: string) => ({ name, in: 'path' as const, schema: {}, example })
const key = { name: 'Idempotency-Key', in: 'header' as const, schema: {} }
const body = (example: unknown) => ({
  description: '',
  required: true,
  content: { 'application/json': { schema: {}, example } },
})

const refund = operation({
  'x-sdk-method': 'transactions.refunds.create',
  parameters: [inPath('transactionID', 'txn_1'), key],
  requestBody: body({ amount: 500, reason: "It's late", isPart: true, metadata: { shop: 'Bath' }, tags: ['a', null] }),
})

describe('the samples for the SDKs', () => {
  it('are the call in Python', () => {
    expect(pythonOf(refund)).toBe(`result = gatehouse.transactions.refunds.create(
    "txn_1",
    {
        "amount": 500,
        "reason": "It's late",
        "isPart": True,
        "metadata": {
            "shop": "Bath",
        },
        "tags": ["a", None],
    },
    idempotency_key="order-1042",
)`)
  })

  it('are the call in PHP', () => {
    expect(phpOf(refund)).toBe(`$result = $gatehouse->transactions->refunds->create(
    'txn_1',
    [
        'amount' => 500,
        'reason' => 'It\\'s late',
        'isPart' => true,
        'metadata' => [
            'shop' => 'Bath',
        ],
        'tags' => ['a', null],
    ],
    idempotencyKey: 'order-1042',
);`)
  })

  it('send an object without fields as one', () => {
    const empty = operation({ 'x-sdk-method': 'transactions.create', requestBody: body({ metadata: {} }) })
    expect(pythonOf(empty)).toContain('"metadata": {},')
    expect(phpOf(empty)).toContain("'metadata' => (object) [],")
  })

  it('leave out the client, whose id the SDK knows, and are one line where there is little to say', () => {
    const parameters = [inPath('clientID', 'cli_1'), inPath('endpointID', 'whe_1')]
    const enable = operation({ 'x-sdk-method': 'webhookEndpoints.enable', parameters })
    expect(pythonOf(enable)).toBe('result = gatehouse.webhook_endpoints.enable("whe_1")')
    expect(phpOf(enable)).toBe("$result = $gatehouse->webhookEndpoints->enable('whe_1');")
    expect(pythonOf(operation({ 'x-sdk-method': 'balance' }))).toBe('result = gatehouse.balance()')
  })

  it('are a loop where the answer goes on', () => {
    const responses = { 200: { description: '', content: { 'text/event-stream': { schema: {} } } } }
    const stream = operation({ 'x-sdk-method': 'events.stream', responses })
    expect(pythonOf(stream)).toBe('for event in gatehouse.events.stream():\n    print(event["id"], event["type"])')
    expect(phpOf(stream)).toMatch(/^foreach \(\$gatehouse->events->stream\(\) as \$event\) \{\n/)
  })

  it('are none where an API user may not call', () => {
    expect([pythonOf(operation({})), phpOf(operation({}))]).toEqual([null, null])
  })
})
