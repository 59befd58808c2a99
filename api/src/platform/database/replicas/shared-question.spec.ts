import { describe, expect, it } from '@jest/globals'
import { SharedQuestion } from './shared-question.js'

/** Answers with the number of the question, when it is told to. */
function askedByHand() {
  const answers: PromiseWithResolvers<number>[] = []
  const question = new SharedQuestion(() => {
    const answer = Promise.withResolvers<number>()
    answers.push(answer)
    return answer.promise
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { question, answers, turn }
}

describe('a shared question', () => {
  it('is asked once for all who come before it is asked', async () => {
    const { question, answers, turn } = askedByHand()
    const all = [question.answer(), question.answer(), question.answer()]
    await turn()
    expect(answers).toHaveLength(1)
    answers[0]?.resolve(1)
    expect(await Promise.all(all)).toEqual([1, 1, 1])
  })

  it('is asked again, once, for those who came while it was on its way', async () => {
    const { question, answers, turn } = askedByHand()
    const early = question.answer()
    await turn()
    const late = [question.answer(), question.answer()]
    await turn()
    expect(answers).toHaveLength(1)
    answers[0]?.resolve(1)
    expect(await early).toBe(1)
    await turn()
    late.push(question.answer())
    expect(answers).toHaveLength(2)
    answers[1]?.resolve(2)
    expect(await Promise.all(late.slice(0, 2))).toEqual([2, 2])
    await turn()
    answers[2]?.resolve(3)
    expect(await late[2]).toBe(3)
  })

  it('tells those who waited that it failed, and nobody else', async () => {
    const { question, answers, turn } = askedByHand()
    const early = question.answer()
    await turn()
    const late = question.answer()
    answers[0]?.reject(new Error('no answer'))
    await expect(early).rejects.toThrow('no answer')
    await turn()
    answers[1]?.resolve(2)
    expect(await late).toBe(2)
  })
})
