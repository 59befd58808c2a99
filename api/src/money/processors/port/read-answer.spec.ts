import { describe, expect, it } from '@jest/globals'
import * as z from 'zod/mini'
import { readAs, shown, unreadableIn, UnreadableAnswer } from './read-answer.js'

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

it.each([
  ['succeeded', 'succeeded'],
  ['<b>paid</b>', '?b?paid??b?'],
  ['4242424242424242', '?'],
  ['txn_01m89cqw7588hxjv42bzb0p0hb', 'txn_01m89cqw7588hxjv42bzb0p0hb'],
  ['x'.repeat(100), 'x'.repeat(40)],
])('a value of an answer is shown without markup and card numbers: %s', (value, written) => {
  expect(shown(value)).toBe(written)
})

it('an answer that cannot be read is found behind the errors that wrap it', () => {
  const unreadable = new UnreadableAnswer('No form', { processorReference: 'pi_1' })
  expect(unreadableIn(new Error('lost', { cause: new Error('line', { cause: unreadable }) }))).toBe(unreadable)
  expect(unreadableIn(new Error('lost', { cause: 'line' }))).toBeNull()
})
