import 'reflect-metadata'
import { describe, expect, it } from '@jest/globals'
import { check } from '#contract/check.js'
import { offerMethods } from '#contract/payment-methods.js'
import { sandboxMethods } from '#contract/sandbox.js'
import { CreateTransaction } from '#contract/transactions.js'
import { listCall, paymentCall, tokenIntoShell } from './first-calls'

const origin = 'https://pay.example'
offerMethods(sandboxMethods)

describe('the calls that people paste', () => {
  it('post a payment that the API takes', async () => {
    const [, body = ''] = /-d '([^']+)'/.exec(paymentCall(origin)) ?? []
    expect(await check(CreateTransaction, JSON.parse(body) as object)).not.toHaveProperty('fields')
    expect(paymentCall(origin)).toMatch(/^curl https:\/\/pay\.example\/api\/transactions \\$/m)
    expect(paymentCall(origin)).toMatch(/-H "Idempotency-Key: [\x21-\x7e]+"/)
  })

  it('read the token out of the answer', () => {
    const [, from = '', to = ''] = /sed 's\/(.*)\/(.*)\/'/.exec(tokenIntoShell(origin, 'key:secret')) ?? []
    const pattern = new RegExp(from.replace('\\(', '(').replace('\\)', ')'))
    const answer = JSON.stringify({ access_token: 'eyJ.a-b_c', token_type: 'Bearer', expires_in: 3600 })
    expect(answer.replace(pattern, to.replace('\\1', '$1'))).toBe('eyJ.a-b_c')
  })

  it('keep one call on one line of the shell', () => {
    for (const call of [tokenIntoShell(origin, 'key:secret'), listCall(origin)])
      for (const line of call.split('\n').slice(0, -1)) expect(line).toMatch(/ \\$/)
  })
})
