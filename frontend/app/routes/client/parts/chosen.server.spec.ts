import { describe, expect, it } from '@jest/globals'
import { checkMatch, noneMatches, severalMatch } from '#contract/messages/client/products.js'
import { chosenIn, type Offered } from './chosen.server'

const offered: Offered = {
  prices: [
    { value: 'prc_1', label: 'Pro' },
    { value: 'prc_2', label: 'PRO' },
    { value: 'prc_3', label: 'Improved backup' },
    { value: 'prc_4', label: 'Backup' },
  ],
  taxRates: [],
  coupons: [{ value: 'cpn_1', label: 'LAB · 5% off' }],
}
const choose = (typed: Record<string, string>) => chosenIn(typed, async () => offered)

describe('a field that is searched', () => {
  it.each([
    ['prc_3', 'prc_3'],
    ['Pro', 'prc_1'],
    ['PRO', 'prc_2'],
    [' backup ', 'prc_4'],
    ['improved BACKUP', 'prc_3'],
  ])('takes the entry that is named: %s', async (text, value) => {
    expect(await choose({ 'item0.priceID': text })).toMatchObject({ chosen: { 'item0.priceID': value }, faults: {} })
  })

  it.each([
    ['pro', severalMatch, 'pro'],
    ['gold', noneMatches, 'gold'],
    ['improved', checkMatch, 'Improved backup'],
  ])('asks again: %s', async (text, fault, shown) => {
    const answer = await choose({ priceID: text })
    expect([answer.faults, answer.shown]).toEqual([{ priceID: fault }, { priceID: shown }])
  })

  it('never takes another entry whose label holds the one that was meant', async () => {
    const { faults } = await choose({ couponID: 'AB · 5% off' })
    expect(faults).toEqual({ couponID: checkMatch })
  })
})
