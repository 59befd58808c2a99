import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startProxy } from '../support/blocking-proxy.js'
import { buildClient, clientPassword, type SignedInClient } from '../support/builders.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'

let front: Gatehouse
let client: SignedInClient
let stop: () => Promise<unknown>
const asked: string[] = []

// The calls of this site go through a proxy, which keeps their addresses.
beforeAll(async () => {
  const [ofBack, ofFront] = [await startedDatabase(), await startedDatabase()]
  const back = await startGatehouse({ RATE_LIMIT_SCALE: '1000', ...ofBack.settings })
  const proxy = await startProxy(back.url, (url) => {
    asked.push(url.replace(/\?.*/, ''))
    return false
  })
  front = await startGatehouse({ RATE_LIMIT_SCALE: '1000', ...ofFront.settings, API_URL: proxy.url })
  stop = async () => {
    await Promise.all([front.end('SIGTERM'), back.end('SIGTERM'), proxy.stop()])
    await Promise.all([ofBack.remove(), ofFront.remove()])
  }
  client = await buildClient(back)
})
afterAll(() => stop())

async function signIn(path: string, form: Record<string, string>): Promise<string> {
  const headers = { origin: front.url }
  const body = new URLSearchParams(form)
  const answer = await fetch(front.url + path, { method: 'POST', body, headers, redirect: 'manual' })
  expect([path, answer.status]).toEqual([path, 302])
  const kept = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return kept.filter((one) => !one.startsWith('toast=')).join('; ')
}

/** What one page asks the API. */
async function callsOf(path: string, cookie: string): Promise<string[]> {
  asked.length = 0
  const answer = await fetch(front.url + path, { headers: { cookie }, redirect: 'manual' })
  expect([path, answer.status, (await answer.text()).length > 1_000]).toEqual([path, 200, true])
  const own = `/api/clients/${client.clientID}`
  return asked.map((url) => url.replace(own, '/api/clients/:clientID').replace('/api', '')).sort()
}

describe('what a page asks the API', () => {
  it('is for a merchant its frame, and what it shows', async () => {
    const cookie = await signIn('/client/login', { emailAddress: client.emailAddress, password: clientPassword })
    expect(await callsOf('/client/customers', cookie)).toEqual(['/clients/me/frame', '/customers'])
    expect(await callsOf('/client/dashboard', cookie)).toEqual(['/clients/me/frame', '/clients/me/home'])
  })

  it('is for staff whose session it is, whether live is open, the counts of the menu, and what it shows', async () => {
    const cookie = await signIn('/admin/login', { email: adminEmail, password: adminPassword })
    const frame = ['/attention/waiting', '/live-readiness', '/portal-users/me']
    expect(await callsOf('/admin/clients', cookie)).toEqual([...frame, '/clients'].sort())
    expect(await callsOf('/admin/dashboard', cookie)).toEqual(['/admin/home', '/live-readiness', '/portal-users/me'])
    expect(await callsOf('/admin/dashboard?mode=live', cookie)).toHaveLength(3)
  })
})
