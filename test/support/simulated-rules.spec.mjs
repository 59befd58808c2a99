import { describe, expect, it } from '@jest/globals'
import { Rules, routingSets } from '../simulate/rules.mjs'

const [oldSet, newSet] = ['rts_old', 'rts_new']
const rows = []

/** Answers as the API does, and keeps the rules of each change. */
const server = {
  call: async (method, path, { body }) => {
    if (path === '/processor-accounts') return { status: 201, body: { processorAccountID: 'pra_second' } }
    const routingRuleID = path.split('/')[2] ?? (body.conditions ? 'rul_euros' : 'rul_all')
    const rule = { routingRuleID, targets: body.targets, fallbacks: body.fallbacks ?? [] }
    if (method === 'PUT') rows.push({ routingSetID: newSet, number: 3, createdAt: Date.now(), rules: [rule] })
    if (body.conditions && method === 'POST')
      rows.push({ routingSetID: oldSet, number: 2, createdAt: Date.now(), rules: JSON.stringify([rule]) })
    return { status: method === 'PUT' ? 200 : 201, body: { routingRuleID } }
  },
  read: async () => rows,
}

describe('what the simulation says of the rule that chose a payment', () => {
  it('goes by the set that its attempt names, to the moment of the change', async () => {
    const rules = await Rules.write(server, 'token', [])
    const before = Date.now() - 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    await rules.change({ staffToken: 'token' })
    const [{ to, account }] = rules.changes
    const sets = await routingSets(server)
    const named = { currency: 'EUR', processor: 'sandbox', chosenBecause: 'rule', routingRuleID: 'rul_euros' }
    const check = (routingSetID, begunAt, more = {}) => {
      const attempt = { ...named, routingSetID, begunAt, createdAt: to + 10, processorAccountID: account, ...more }
      return () => rules.check(attempt, sets)
    }
    // It began before the change was asked for, and asked for the rules after it.
    expect(check(newSet, before)).not.toThrow()
    expect(check(oldSet, before)).not.toThrow()
    expect(check(oldSet, to)).not.toThrow()
    expect(check(oldSet, to + 1)).toThrow('the rules of before noon')
    expect(check(newSet, to + 1)).not.toThrow()
    expect(check(newSet, before, { createdAt: before })).toThrow('nobody had made yet')
    expect(check(newSet, to + 1, { processorAccountID: 'pra_elsewhere' })).toThrow('its rule does not name')
    expect(check(newSet, to + 1, { routingRuleID: 'rul_gone' })).toThrow('that there was not')
    expect(check('rts_unknown', to + 1)).toThrow('names no rules')
    expect(check(null, to + 1, { chosenBecause: 'only_account' })).toThrow('not chosen by a rule')
  })
})
