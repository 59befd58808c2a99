import { expect, it } from '@jest/globals'
import { RouterContextProvider } from 'react-router'
import { clock } from '#contract/clock.js'
import { type SentAnswer, type SiteContext, siteContext } from '../session/site-context.server'
import { readOpenApi } from './openapi.server'

const minuteMs = 60_000
let asked = 0

function contextAnswering(answer: SentAnswer) {
  const context = new RouterContextProvider()
  const callApi = async () => {
    asked += 1
    return answer
  }
  context.set(siteContext, { requestId: 'any', callApi } as Partial<SiteContext> as SiteContext)
  return context
}

const document = (title: string) =>
  contextAnswering({ status: 200, headers: {}, body: JSON.stringify({ info: { title } }) })
const titleFrom = async (context: RouterContextProvider) => (await readOpenApi(context)).info.title

it('is read once for all requests of five minutes, and a failure is asked again', async () => {
  const broken = contextAnswering({ status: 503, headers: {}, body: '{}' })
  await expect(readOpenApi(broken)).rejects.toMatchObject({ status: 503 })

  expect(await Promise.all([titleFrom(document('first')), titleFrom(document('second'))])).toEqual(['first', 'first'])
  clock.moveBy(4 * minuteMs)
  expect(await titleFrom(document('third'))).toBe('first')
  expect(asked).toBe(2)

  clock.moveBy(2 * minuteMs)
  expect(await titleFrom(document('fourth'))).toBe('fourth')
  expect(asked).toBe(3)
  clock.reset()
})
