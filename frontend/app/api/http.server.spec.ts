import { describe, expect, it } from '@jest/globals'
import { RouterContextProvider } from 'react-router'
import { may } from '../session/rights.server'
import { type Context, type SentCall, type SiteContext, siteContext } from '../session/site-context.server'
import { type Call, callApi } from './http.server'

async function sentBy(call: Call): Promise<SentCall | undefined> {
  const calls: SentCall[] = []
  const context = new RouterContextProvider()
  context.set(siteContext, {
    requestId: 'any',
    callApi: async (sent) => {
      calls.push(sent)
      return { status: 204, headers: {}, body: '' }
    },
  } as Partial<SiteContext> as SiteContext)
  await callApi(context, call)
  return calls[0]
}

describe('a call of the API', () => {
  it('puts parameters and query where the route has them, each as one segment', async () => {
    const params = { clientID: 'cli/../x', sessionID: 'ses_1?y' }
    const sent = await sentBy({ call: 'DELETE /clients/:clientID/sessions/:sessionID', params })
    expect(sent).toMatchObject({
      method: 'DELETE',
      address: 'http://site.internal/api/clients/cli%2F..%2Fx/sessions/ses_1%3Fy',
    })
  })

  it('leaves out what a query does not say', async () => {
    const sent = await sentBy({ call: 'GET /clients', query: { q: 'a&b', status: null, sort: '', limit: 7 } })
    expect(sent?.address).toBe('http://site.internal/api/clients?q=a%26b&limit=7')
  })
})

// Compiled, never called: each line that stops being an error is one.
export const refusedByTheCompiler = (context: Context) => [
  // @ts-expect-error no such route
  callApi(context, { call: 'GET /client' }),
  // @ts-expect-error another method
  callApi(context, { call: 'DELETE /clients' }),
  // @ts-expect-error without its parameter
  callApi(context, { call: 'GET /clients/:clientID' }),
  // @ts-expect-error another parameter
  callApi(context, { call: 'GET /clients/:clientID', params: { clientId: 'cli_1' } }),
  // @ts-expect-error no permission row opens it
  may(context, 'GET /clients/me'),
]
