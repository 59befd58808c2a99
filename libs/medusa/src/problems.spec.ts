import { describe, expect, it } from '@jest/globals'
import { ConnectionError, refusalOf } from '../../sdk/src/errors.js'
import { isConflict, isRefusal, isUnclear, Problem, problemOf } from './problems.js'

const refused = (status: number, body: object = {}) => refusalOf(new Response(null, { status }), body)

describe('what Medusa is told of an error', () => {
  it.each([
    [401, 'unexpected_state'],
    [403, 'unexpected_state'],
    [404, 'not_found'],
    [409, 'not_allowed'],
    [422, 'invalid_data'],
    [429, 'unexpected_state'],
    [503, 'unexpected_state'],
  ])('%i is %s', (status, kind) => {
    expect(problemOf(refused(status, { message: 'No', requestId: 'req_1' }))).toMatchObject({
      kind,
      message: 'No (Gatehouse request req_1)',
    })
  })

  it('names each wrong field', () => {
    const error = refused(422, { message: 'Wrong', fields: { amount: 'Too large', currency: 'Unknown' } })
    expect(problemOf(error)).toMatchObject({ message: 'Too large. Unknown' })
  })

  it('leaves its own problems and unknown errors as they are', () => {
    for (const error of [new Problem('not_found', 'Gone'), new TypeError('oops'), 'text'])
      expect(problemOf(error)).toBe(error)
  })

  it('knows what may have happened all the same', () => {
    expect(
      [new ConnectionError('x', 'NO_ANSWER'), new ConnectionError('x', 'TIMEOUT'), refused(503)].every(isUnclear),
    ).toBe(true)
    expect([refused(409), refused(422), new TypeError('x')].some(isUnclear)).toBe(false)
    expect([isConflict(refused(409)), isConflict(refused(404))]).toEqual([true, false])
    expect(isRefusal(refused(409, { code: 'PAYMENT_UNDER_WAY' }), 'PAYMENT_UNDER_WAY')).toBe(true)
  })
})
