import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Bank, buildBank } from '../support/banks.js'
import { expectSoundBooks } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const seven = { amount: '7.00' }
const morning = { id: 'M', opening: '100.00', closing: '93.00', entries: [seven] }
const noon = { id: 'N', opening: '93.00', closing: '86.00', entries: [seven] }
const evening = { id: 'E', opening: '86.00', closing: '79.00', entries: [seven] }
const wholeDay = { id: 'D', opening: '100.00', closing: '79.00', entries: [seven, seven, seven] }

let bank: Bank
const toldInOrder = async (samples: (typeof morning)[]): Promise<number[]> => {
  bank = await buildBank(api)
  const fresh: number[] = []
  for (const sample of samples) fresh.push((await bank.tell(sample)).body.entries)
  return fresh
}
const stands = () => bank.stands('bank', bank.bankAccountID)

describe('equal entries of one day', () => {
  it('in statements that follow each other are entries of their own, and an overlapping statement repeats them', async () => {
    expect(await toldInOrder([morning, noon, evening, wholeDay])).toEqual([1, 1, 1, 0])
    expect(await stands()).toBe(7_900)
    expect(await bank.entries()).toHaveLength(3)
  })

  it.each([
    ['the last one first', [evening, noon, morning, wholeDay]],
    ['the whole day first', [wholeDay, morning, noon, evening]],
    ['the middle one late', [morning, evening, noon, wholeDay]],
  ])('come to the same balance in any order: %s', async (_, samples) => {
    const fresh = await toldInOrder(samples)
    expect(fresh.reduce((sum, one) => sum + one, 0)).toBe(3)
    expect(await stands()).toBe(7_900)
  })

  it('are repeated by a statement that was sent again under another name, twice and at once', async () => {
    expect(await toldInOrder([morning, noon])).toEqual([1, 1])
    const again = await Promise.all(
      [morning, noon, morning, noon].map((one, at) => bank.tell({ ...one, id: `${one.id}-${at}` })),
    )
    const taken = again.filter(({ status }) => status === 200)
    expect(taken.map(({ body }) => body.entries)).toEqual(taken.map(() => 0))
    expect(await stands()).toBe(8_600)
  })

  it('are told apart when both statements arrive at once', async () => {
    bank = await buildBank(api)
    const send = async (sample: typeof morning) => {
      const { status } = await bank.tell(sample)
      if (status !== 200) await bank.tell(sample)
    }
    await Promise.all([send(noon), send(morning)])
    expect(await bank.entries()).toHaveLength(2)
    expect(await stands()).toBe(8_600)
  })

  it('with the same reference of the bank are one entry', async () => {
    const named = { amount: '7.00', reference: 'R-4711' }
    expect(
      await toldInOrder([
        { ...morning, entries: [named] },
        { ...noon, opening: '93.00', closing: '86.00', entries: [named] },
      ]),
    ).toEqual([1, 0])
  })

  it('that a bank gives the reference NONREF are told apart by their balances', async () => {
    const unnamed = { amount: '7.00', reference: 'NONREF' }
    const samples = [morning, noon].map((one) => ({ ...one, entries: [unnamed] }))
    expect(await toldInOrder(samples)).toEqual([1, 1])
  })

  it('on a day that came to zero are repeated by a statement that overlaps it', async () => {
    const both = [seven, { ...seven, credit: true }]
    expect(
      await toldInOrder([
        { id: '1', opening: '100.00', closing: '100.00', entries: both },
        { id: '2', opening: '100.00', closing: '100.00', entries: both },
      ]),
    ).toEqual([2, 0])
  })
})
