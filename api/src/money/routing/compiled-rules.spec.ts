import { describe, expect, it } from '@jest/globals'
import type { PaymentFacts, RuleConditions } from '#contract/routing.js'
import { accountsOf, CompiledRules, refusedBy, type Rule, shareOf } from './compiled-rules.js'

const facts: PaymentFacts = {
  mode: 'live',
  clientID: 'cli_a',
  currency: 'EUR',
  amount: 50_000,
  method: 'card',
  cardBrand: 'visa',
  cardCountry: 'DE',
}
const rule = (routingRuleID: string, conditions: RuleConditions = {}, more: Partial<Rule> = {}): Rule => ({
  routingRuleID,
  conditions,
  targets: [{ processorAccountID: 'pra_1', weight: 1 }],
  fallbacks: [],
  retriesDeclines: false,
  isEnabled: true,
  ...more,
})
const fitting = (rules: Rule[], payment: PaymentFacts) =>
  new CompiledRules(rules).fittingOf(payment).map(({ routingRuleID }) => routingRuleID)

describe('a rule', () => {
  it.each<[RuleConditions, string[]]>([
    [{}, []],
    [{ clientIDs: ['cli_b', 'cli_a'] }, []],
    [{ clientIDs: ['cli_b'] }, ['client']],
    [{ currencies: ['USD'], methods: ['bank'] }, ['currency', 'method']],
    [{ cardBrands: ['amex'] }, ['cardBrand']],
    [{ cardCountries: ['FR'] }, ['cardCountry']],
    [{ amountFrom: 50_000, amountTo: 50_000 }, []],
    [{ amountFrom: 50_001 }, ['amount']],
    [{ amountTo: 49_999 }, ['amount']],
  ])('%j is refused by %j', (conditions, refused) => {
    expect(refusedBy(conditions, facts)).toEqual(refused)
  })

  it('about a card fits no payment of which no card is known', () => {
    const blind = { ...facts, cardBrand: null, cardCountry: null }
    expect(refusedBy({ cardBrands: ['visa'], cardCountries: ['DE'] }, blind)).toEqual(['cardBrand', 'cardCountry'])
  })
})

describe('compiled rules', () => {
  it('fit in their order, and one that is switched off never', () => {
    const rules = [
      rule('usd', { currencies: ['USD'] }),
      rule('off', {}, { isEnabled: false }),
      rule('eur', { currencies: ['EUR'], amountTo: 50_000 }),
      rule('all'),
    ]
    expect(fitting(rules, facts)).toEqual(['eur', 'all'])
    expect(fitting(rules, { ...facts, amount: 50_001 })).toEqual(['all'])
    expect(fitting(rules, { ...facts, currency: 'USD' })).toEqual(['usd', 'all'])
  })

  it('say of every payment what its rules say one by one, also when it is asked again', () => {
    const values = {
      clientIDs: ['cli_a', 'cli_b', 'cli_c'],
      currencies: ['EUR', 'USD', 'JPY'],
      cardCountries: ['DE', 'FR'],
    }
    const random = generator(7)
    const some = <T>(list: readonly T[]) => list.filter(() => random() < 0.5)
    const maybe = <T>(list: T[]) => (random() < 0.5 || list.length === 0 ? undefined : list)
    const rules = Array.from({ length: 60 }, (_, at) =>
      rule(`rule ${at}`, {
        clientIDs: maybe(some(values.clientIDs)),
        currencies: maybe(some(values.currencies)) as RuleConditions['currencies'],
        cardCountries: maybe(some(values.cardCountries)),
        ...(random() < 0.4 && { amountFrom: Math.floor(random() * 20) }),
        ...(random() < 0.4 && { amountTo: Math.floor(random() * 20) }),
      } as RuleConditions),
    )
    const compiled = new CompiledRules(rules)
    const one = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T
    for (let at = 0; at < 4_000; at += 1) {
      const payment = {
        ...facts,
        clientID: one([...values.clientIDs, 'cli_other']),
        currency: one([...values.currencies, 'GBP']) as PaymentFacts['currency'],
        cardCountry: one([...values.cardCountries, 'US', null]),
        amount: Math.floor(random() * 24),
      }
      const plain = rules.filter(({ conditions }) => refusedBy(conditions, payment).length === 0)
      expect(compiled.fittingOf(payment)).toEqual(plain)
    }
  })
})

describe('the accounts of a rule', () => {
  const shared = rule(
    'shared',
    {},
    {
      targets: [
        { processorAccountID: 'pra_big', weight: 80 },
        { processorAccountID: 'pra_small', weight: 20 },
      ],
      fallbacks: ['pra_small', 'pra_last'],
    },
  )
  const everyone = () => true

  it('are shared by weight, and the same payment gets the same one', () => {
    const ids = Array.from({ length: 20_000 }, (_, at) => `txn_${String(at).padStart(26, '0')}`)
    const first = ids.map((id) => accountsOf(shared, id, everyone)[0])
    expect(ids.map((id) => accountsOf(shared, id, everyone)[0])).toEqual(first)
    const big = first.filter((account) => account === 'pra_big').length / ids.length
    expect(big).toBeGreaterThan(0.79)
    expect(big).toBeLessThan(0.81)
  })

  it('leave out whoever cannot take the payment, and nobody twice', () => {
    expect(accountsOf(shared, 'txn_1', (account) => account !== 'pra_big')).toEqual(['pra_small', 'pra_last'])
    expect(accountsOf(shared, 'txn_1', (account) => account === 'pra_last')).toEqual(['pra_last'])
    expect(accountsOf(shared, 'txn_1', () => false)).toEqual([])
  })

  it('are spread evenly over ids', () => {
    const shares = Array.from({ length: 10_000 }, (_, at) => shareOf(`txn_${at}`))
    const tenths = Array.from({ length: 10 }, (_, at) => shares.filter((share) => Math.floor(share * 10) === at).length)
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(150)
  })
})

function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
