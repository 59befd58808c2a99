import { describe, expect, it } from '@jest/globals'
import { isUnsaved, isYoung, marked } from './unsaved-refund.js'

const made = {
  refundID: 'rfd_1',
  amount: 500,
  status: 'succeeded',
  reason: 'Damaged (Vendure)' as string | null,
  createdAt: '2026-11-26T12:00:00.000Z',
}
const at = (time: string) => Date.parse(`2026-11-26T${time}Z`)

describe('a refund that Vendure didn’t save', () => {
  it('is one of the same amount that this plugin made', () => {
    expect(isUnsaved(made, new Set(), 500)).toBe(true)
    expect(isUnsaved({ ...made, status: 'pending' }, new Set(['rfd_2']), 500)).toBe(true)
  })

  it.each([
    ['of another amount', made, [], 499],
    ['that Vendure has', made, ['rfd_1'], 500],
    ['that failed', { ...made, status: 'failed' }, [], 500],
    ['that another program made', { ...made, reason: 'Damaged' }, [], 500],
    ['that a person made without a reason', { ...made, reason: null }, [], 500],
  ])('is none %s', (_what, refund, saved, wanted) => {
    expect(isUnsaved(refund, new Set(saved), wanted)).toBe(false)
  })

  it('is known by its reason, however long that is', () => {
    for (const reason of [undefined, null, '', 'Damaged', 'x'.repeat(2_000)]) {
      expect(marked(reason).length).toBeLessThanOrEqual(1_000)
      expect(isUnsaved({ ...made, reason: marked(reason) }, new Set(), 500)).toBe(true)
    }
    expect(marked('Damaged')).toBe('Damaged (Vendure)')
  })

  it('may still be on its way into Vendure for a minute', () => {
    expect(isYoung(made, at('12:00:59.999'))).toBe(true)
    expect(isYoung(made, at('12:01:00.000'))).toBe(false)
    expect(isYoung({ createdAt: 'no time' }, at('12:00:00.000'))).toBe(false)
  })
})
