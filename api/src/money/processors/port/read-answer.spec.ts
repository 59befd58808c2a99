import { describe, expect, it } from '@jest/globals'
import * as z from 'zod/mini'
import { readAs, UnreadableAnswer } from './read-answer.js'

const payment = z.object({ id: z.string(), amount: z.int(), card: z.optional(z.object({ last4: z.string() })) })

describe('readAs', () => {
  it('returns what the schema names', () => {
    expect(readAs(payment, { id: 'pi_1', amount: 5, status: 'x' }, 'A payment')).toEqual({ id: 'pi_1', amount: 5 })
  })

  it.each([
    [{ id: 'pi_1' }, 'A payment cannot be read: amount (invalid_type)'],
    [{ id: 'pi_1', amount: '5' }, 'A payment cannot be read: amount (invalid_type)'],
    [{ id: 'pi_1', amount: Number.NaN }, 'A payment cannot be read: amount (invalid_type)'],
    [{ id: 'pi_1', amount: 5, card: {} }, 'A payment cannot be read: card.last4 (invalid_type)'],
    ['<html>4242424242424242</html>', 'A payment cannot be read: all of it (invalid_type)'],
    [null, 'A payment cannot be read: all of it (invalid_type)'],
  ])('refuses %j without repeating its values', (value, message) => {
    const read = () => readAs(payment, value, 'A payment')
    expect(read).toThrow(UnreadableAnswer)
    expect(read).toThrow(message)
  })
})
