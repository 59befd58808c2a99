import { expect } from '@jest/globals'
import {
  type Ask,
  type Case,
  payment,
  pay,
  listed,
  ok,
  like,
  refused,
  token,
  create,
  paid,
  endpoint,
  ofWebhooks,
  same,
} from './sdk-asks.js'
import { faultCases } from './sdk-fault-cases.js'
import { streamCases } from './sdk-stream-cases.js'

const calls: Case[] = [
  {
    name: 'fetches one token, and uses it again',
    asks: [
      [listed({ limit: 1 }), like({ items: expect.any(Array) })],
      [{ resource: '', method: 'balance' }, ok(expect.any(Array))],
    ],
    wire: [token, 'GET /transactions 200', 'GET /balance 200'],
  },
  {
    name: 'pays once for each key',
    asks: [
      [pay({}, 'sdk-1~'), paid],
      [pay({}, 'sdk-1~'), paid],
    ],
    so: same,
  },
  {
    name: 'reads every row, page by page',
    asks: [
      ...[1, 2, 3].map((): [Ask, object] => [pay({ reference: 'rows~' }), paid]),
      [{ ...listed({ reference: 'rows~', limit: 2 }), method: 'all' }, ok([paid.ok, paid.ok, paid.ok])],
    ],
    wire: [token, ...Array(3).fill(`${create} 201`), ...Array(2).fill('GET /transactions 200')],
  },
  {
    name: 'spells what stands in the address as the API reads it',
    asks: [
      [pay({ metadata: { 'order no': '42 & 43~' } }), paid],
      [listed({ metadata: { 'order no': '42 & 43~' }, limit: 1 }), like({ items: [expect.any(Object)] })],
      [{ resource: 'transactions', method: 'get', args: ['txn/../x y'] }, refused({ name: 'NotFoundError' })],
    ],
  },
  {
    name: 'asks for a one-time code, and says by field what is wrong with one',
    asks: [
      [pay({ paymentMethod: 'pm_otp' }), like({ status: 'requires_action' })],
      [
        { resource: 'transactions', method: 'otp', args: ['$0.transactionID', { code: '000000' }] },
        refused({ name: 'InvalidInputError', status: 422, fields: { code: expect.any(String) } }),
      ],
      [
        { resource: 'transactions', method: 'otp', args: ['$0.transactionID', { code: '123456' }] },
        like({ status: 'succeeded' }),
      ],
    ],
  },
  {
    name: 'captures, refunds once for each key, and reads the books',
    asks: [
      [pay({ captureMethod: 'manual' }), like({ status: 'authorized' })],
      [{ resource: 'transactions', method: 'capture', args: ['$0.transactionID'] }, paid],
      ...[1, 2].map((): [Ask, object] => [
        {
          resource: 'transactions.refunds',
          method: 'create',
          args: ['$0.transactionID', { amount: 500 }],
          key: 'back-1~',
        },
        like({ amount: 500, status: 'succeeded' }),
      ]),
      [{ resource: 'transactions.refunds', method: 'all', args: ['$0.transactionID'] }, ok([expect.any(Object)])],
      [{ resource: 'transactions.refunds', method: 'get', args: ['$2.refundID'] }, like({ amount: 500 })],
      [
        { resource: 'transactions', method: 'capture', args: ['$0.transactionID'] },
        refused({ name: 'ConflictError', status: 409 }),
      ],
    ],
  },
  {
    name: 'reads a file as it comes',
    asks: [[{ resource: 'transactions', method: 'exportCsv' }, ok(expect.stringMatching(/transactionID.*\r?\ntxn_/s))]],
  },
  {
    name: 'makes, changes and ends a webhook endpoint',
    asks: [
      [ofWebhooks('create', endpoint), like({ secret: expect.stringMatching(/^whsec_/) })],
      [ofWebhooks('update', '$0.endpointID', { ...endpoint, description: 'Shop' }), like({ description: 'Shop' })],
      [ofWebhooks('rotateSecret', '$0.endpointID'), like({ secret: expect.stringMatching(/^whsec_/) })],
      [ofWebhooks('delete', '$0.endpointID'), ok(null)],
      [ofWebhooks('list'), like({ items: [] })],
    ],
  },
  {
    name: 'refuses by class: what is wrong, what is not there, what is not allowed',
    asks: [
      [
        pay({ amount: 0, description: '' }),
        refused({
          name: 'InvalidInputError',
          code: 'INVALID_INPUT',
          status: 422,
          requestId: expect.stringMatching(/./),
          fields: { amount: expect.any(String), description: expect.any(String) },
        }),
      ],
      [
        { method: 'call', args: [{ method: 'GET', path: '/nothing' }] },
        refused({ name: 'NotFoundError', status: 404 }),
      ],
      [{ method: 'call', args: [{ method: 'GET', path: '/clients' }] }, refused({ name: 'PermissionError' })],
      [
        { method: 'call', args: [{ method: 'POST', path: '/transactions', body: payment() }] },
        refused({ name: 'RefusedError', status: 400, code: 'IDEMPOTENCY_KEY_INVALID' }),
      ],
    ],
  },
  {
    name: 'needs the id of the client for what is its own, and says so',
    options: { clientID: undefined },
    asks: [[{ resource: 'events', method: 'list' }, refused({ name: 'GatehouseError', code: 'CLIENT_ID_MISSING' })]],
    wire: [],
  },
  {
    name: 'is nobody with a wrong secret',
    options: { apiSecret: 'wrong' },
    asks: [[listed(), refused({ name: 'AuthenticationError', status: 401, code: 'invalid_client' })]],
    wire: ['POST /oauth/token 401'],
  },
]

const inMode: Case[] = [
  {
    name: 'pays in the mode of its key, and sees nothing of the other one',
    asks: [
      [{ ...pay({ reference: 'real~' }), on: 'live' }, like({ mode: 'live', status: 'succeeded' })],
      [{ resource: 'transactions', method: 'get', args: ['$0.transactionID'] }, refused({ name: 'NotFoundError' })],
      [listed({ reference: 'real~' }), like({ items: [] })],
      [pay(), like({ mode: 'test' })],
    ],
  },
]

export const cases: Case[] = [...calls, ...inMode, ...faultCases, ...streamCases]
