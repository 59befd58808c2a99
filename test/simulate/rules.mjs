// Rules of routing, and their change at noon. What begins after it was acknowledged goes by the new ones.
import { strict as assert } from 'node:assert'
import { setTimeout as pause } from 'node:timers/promises'
import { sandboxAccountID } from '../../dist/libs/contract/processors.js'

const ruled = ['EUR', 'USD']

export class Rules {
  #server
  #second
  #ruleID
  /** From when to when each change was asked for, and the only account that test methods in these currencies go to after it. */
  #changes = []

  static async write(server, token, accountIDs) {
    const rules = new Rules()
    rules.#server = server
    const make = async (path, body) => {
      const answer = await server.call('POST', path, { token, body: { mode: 'test', ...body } })
      if (answer?.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer)}`)
      return answer.body
    }
    const second = { processor: 'sandbox', name: 'Second sandbox', settings: {} }
    rules.#second = (await make('/processor-accounts', second)).processorAccountID
    rules.#ruleID = (await make('/routing-rules', rules.#rule(80, 20))).routingRuleID
    const all = [sandboxAccountID, ...accountIDs]
    const targets = all.map((processorAccountID) => ({ processorAccountID, weight: 1 }))
    await make('/routing-rules', { targets, fallbacks: [rules.#second] })
    return rules
  }

  #rule(first, second) {
    const targets = [
      { processorAccountID: sandboxAccountID, weight: first },
      { processorAccountID: this.#second, weight: second },
    ]
    const conditions = { methods: ['test_method'], currencies: ruled }
    return { name: 'Euros and dollars', conditions, targets: targets.filter(({ weight }) => weight > 0) }
  }

  /** Asked again until it is acknowledged, as staff would after a crash. */
  async change(world) {
    const from = Date.now()
    const toSecond = this.#changes.length % 2 === 0
    const body = this.#rule(toSecond ? 0 : 1, toSecond ? 1 : 0)
    for (;;) {
      const answer = await this.#server.call('PUT', `/routing-rules/${this.#ruleID}`, { token: world.staffToken, body })
      if (answer?.status === 200) break
      assert.ok(!answer || answer.status === 401, JSON.stringify(answer))
      await pause(50)
    }
    this.#changes.push({ from, to: Date.now(), account: body.targets[0].processorAccountID })
  }

  get changes() {
    return this.#changes
  }

  get sandboxes() {
    return { 'sandbox, built in': sandboxAccountID, 'sandbox, second': this.#second }
  }

  /**
   * Of the first attempt of a payment: which set of rules may have chosen it, and that its account is one of the chosen rule.
   * A payment asks for the rules after its own moment and before its attempt is written, so a change between them may count or not.
   */
  check({ routingSetID, routingRuleID, chosenBecause, processorAccountID, currency, processor, ...moments }, sets) {
    const isRuled = processor === 'sandbox' && ruled.includes(currency)
    if (chosenBecause !== 'rule') return assert.ok(!isRuled, 'was not chosen by a rule')
    const set = sets.get(routingSetID)
    const acknowledged = this.#changes.findLast(({ to }) => to < Number(moments.begunAt))?.to ?? 0
    const known = [...sets.values()].filter(({ createdAt }) => createdAt <= acknowledged)
    assert.ok(set, 'names no rules')
    assert.ok(set.number >= Math.max(0, ...known.map(({ number }) => number)), 'went by the rules of before noon')
    assert.ok(set.createdAt <= Number(moments.createdAt), 'went by rules that nobody had made yet')
    const rule = set.rules.find((one) => one.routingRuleID === routingRuleID)
    assert.ok(rule, 'names a rule that there was not')
    if (isRuled) assert.equal(routingRuleID, this.#ruleID, 'was not chosen by the rule that fits')
    const accounts = [...rule.targets.map((one) => one.processorAccountID), ...rule.fallbacks]
    assert.ok(accounts.includes(processorAccountID), 'went to an account that its rule does not name')
  }
}

/** By id, as the database keeps them. */
export async function routingSets(server) {
  const rows = await server.read(`SELECT * FROM "routing_sets" WHERE "mode" = 'test'`)
  const read = ({ rules }) => (typeof rules === 'string' ? JSON.parse(rules) : rules)
  return new Map(
    rows.map((row) => [
      row.routingSetID,
      { number: Number(row.number), createdAt: Number(row.createdAt), rules: read(row) },
    ]),
  )
}
