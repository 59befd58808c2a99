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
    return this.#changes.length
  }

  get sandboxes() {
    return { 'sandbox, built in': sandboxAccountID, 'sandbox, second': this.#second }
  }

  /** Where a payment must have gone; null: either. */
  accountAt({ currency, processor, createdAt }) {
    if (processor !== 'sandbox' || !ruled.includes(currency)) return null
    const last = this.#changes.findLast(({ from }) => from <= createdAt)
    return last && last.to < createdAt ? last.account : null
  }
}
