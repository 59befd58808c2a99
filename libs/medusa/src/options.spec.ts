import { describe, expect, it } from '@jest/globals'
import { mistakeIn } from './options.js'

const options = {
  url: 'https://pay.example.com',
  apiKey: 'key',
  apiSecret: 'secret',
  webhookSecret: 'whsec_AAAA',
  successURL: 'https://shop.example.com/thanks',
  cancelURL: 'https://shop.example.com/cart',
}

describe('the options of the provider', () => {
  it('may be these', () => {
    expect(mistakeIn(options)).toBeNull()
    expect(mistakeIn({ ...options, savePaymentMethod: 'offer', capture: true })).toBeNull()
  })

  it.each(Object.keys(options))('need %s', (name) => {
    for (const value of [undefined, '', ' ', 7])
      expect(mistakeIn({ ...options, [name]: value })).toContain(`\`${name}\``)
  })

  it.each(['url', 'successURL', 'cancelURL'])('need an address in %s', (name) => {
    for (const value of ['shop', '/thanks', 'javascript:alert(1)'])
      expect(mistakeIn({ ...options, [name]: value })).toContain('must be an http or https address')
  })

  it('know three ways of saving', () => {
    expect(mistakeIn({ ...options, savePaymentMethod: 'always' })).toContain('no, offer, yes')
  })
})
