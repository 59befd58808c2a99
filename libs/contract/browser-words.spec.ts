import { describe, expect, it } from '@jest/globals'
import { browserOf } from './browser-words.js'

describe('browserOf', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'Safari on iOS'],
    ['curl/8.5.0', 'curl'],
    ['something else', 'Unknown browser'],
    [null, 'Unknown browser'],
  ])('calls %j %s', (userAgent, name) => {
    expect(browserOf(userAgent)).toBe(name)
  })
})
