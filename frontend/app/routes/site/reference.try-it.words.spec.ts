import { describe, expect, it } from '@jest/globals'
import { readable, wordsOf } from './reference.try-it.words.js'

const answer = (status: number, body: object = {}, headers: [string, string][] = []) =>
  wordsOf({ status, headers, body: JSON.stringify(body) }, 'Reader')

describe('wordsOf', () => {
  it('says what an answer means, and what to do', () => {
    expect(answer(201)).toBe('It worked.')
    expect(answer(200, {}, [['Idempotency-Replayed', 'true']])).toMatch(/the stored response/)
    expect(answer(401, { message: 'x' })).toMatch(/Create a new one/)
    expect(answer(403, { message: 'You need the permission "A" to do this' })).toMatch(/"A".*“Reader” doesn’t have it/)
    expect(answer(429, { message: 'Too many calls' }, [['Retry-After', '7']])).toBe(
      'Too many calls. Try again in 7 seconds.',
    )
    expect(answer(422, { message: 'Wrong', fields: { amount: 'Too small' } })).toBe('Wrong: amount (Too small)')
    expect(answer(409, { message: 'Not in this state' })).toBe('Not in this state')
  })

  it('has words for what is no error body', () => {
    expect(wordsOf({ status: 502, headers: [], body: '<html>' }, 'Reader')).toBe('The API returned 502')
    expect(readable('<html>')).toBe('<html>')
  })
})
