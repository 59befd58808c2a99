import { describe, expect, it } from '@jest/globals'
import type { CheckoutView } from '#contract/payment-links.js'
import type { OfferView } from '#contract/offers.js'
import { showAnew } from './checkout.coupon.server'
import { placeOf } from './place'

const offer = (processorAccountID: string, kind: OfferView['kind']): OfferView => ({
  ...{ processorAccountID, processor: 'card', title: 'Card', kind, publishable: {} },
  sources: { script: [], frame: [], connect: [], image: [] },
})
const offering = (...offers: OfferView[]) => ({ offers }) as CheckoutView
const [a, b, own] = [offer('a', 'redirect'), offer('b', 'redirect'), offer('own', 'test_form')]
const page = (query = '') => new URL(`https://pay.example/pay/abc${query}`)
const shown = (shownBy: string, after: CheckoutView, url = page(), lost?: string) => {
  const { headers } = showAnew(shownBy, after, { place: placeOf(url, 'abc'), url, ...(lost && { lost }) })
  return [headers.get('location'), headers.get('x-remix-reload-document') ?? 'false']
}

// A page lets in the scripts of one processor, by a header of its document.
describe('the page after the price has changed', () => {
  it('is another document if the form is that of another processor', () => {
    expect([shown('a', offering(b)), shown('', offering(a)), shown('a', offering(own))]).toEqual([
      ...[1, 2, 3].map(() => ['/pay/abc', 'true']),
    ])
    expect([shown('a', offering(a, b)), shown('', offering(own, a))]).toEqual([1, 2].map(() => ['/pay/abc', 'false']))
  })

  it('keeps the processor that the payer chose', () => {
    const chosen = page('?with=b&lost=COUPON_EXPIRED')
    expect(shown('b', offering(a, b), chosen)).toEqual(['/pay/abc?with=b', 'false'])
    expect(shown('b', offering(a), chosen, 'COUPON_USED_UP')).toEqual(['/pay/abc?with=b&lost=COUPON_USED_UP', 'true'])
  })
})
