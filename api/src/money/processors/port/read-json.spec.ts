import { describe, expect, it } from '@jest/globals'
import { AnswerLost } from './processor.js'
import { UnreadableAnswer } from './read-answer.js'
import { readJSON } from './read-json.js'

describe('readJSON', () => {
  it('reads an object, whatever its status', () => {
    expect(readJSON({ status: 200, text: '{"id":"pi_1"}' })).toEqual({ id: 'pi_1' })
    expect(readJSON({ status: 500, text: '{"error":{}}' })).toEqual({ error: {} })
  })

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['<html></html>', 'a page in HTML'],
    ['[]', 'no JSON object'],
    ['null', 'no JSON object'],
    ['"paid"', 'no JSON object'],
    ['{"id":', 'no JSON object'],
  ])('cannot read %j', (text, kind) => {
    for (const status of [200, 404]) {
      const read = () => readJSON({ status, text })
      expect(read).toThrow(UnreadableAnswer)
      expect(read).toThrow(`The answer with status ${status} is ${kind}`)
    }
  })

  it('takes a fault of the servers as no answer', () => {
    const read = () => readJSON({ status: 502, text: '<html>Bad gateway</html>' })
    expect(read).toThrow(AnswerLost)
    expect(read).not.toThrow(UnreadableAnswer)
  })
})
