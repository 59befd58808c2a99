import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { byTurns } from '../support/by-turns.js'
import { buildClient, clientPassword, type SignedInClient } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { callRaw } from '../support/raw-http.js'
import { type SiteRoute, siteRoutes } from '../support/site-routes.js'
import { startedDatabase } from '../support/started-database.js'

let gatehouse: Gatehouse
let actions: SiteRoute[]
let remove: () => Promise<void>
beforeAll(async () => {
  const database = await startedDatabase()
  remove = database.remove
  gatehouse = await startGatehouse({ RATE_LIMIT_SCALE: '1000', ...database.settings })
  actions = (await siteRoutes()).filter(({ hasAction }) => hasAction)
})
afterAll(async () => {
  await gatehouse.end('SIGTERM')
  await remove()
})

// What the raw calls name as their host.
const own = 'http://gatehouse.test'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const addressOf = ({ path }: SiteRoute) => path.replace('*', 'nowhere').replace(/:\w+/g, `abs_${'0'.repeat(26)}`)

const send = (path: string, headers: Record<string, string>, method = 'POST', { url } = gatehouse) =>
  callRaw(url, { method, path, headers, body: /GET|HEAD/.test(method) ? undefined : 'a=1' })

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const sentence = 'This form was sent from another site'
const isRefused = ({ status, body }: { status: number; body: unknown }) =>
  status === 403 && String(body).includes(sentence)

/** What a browser sends with a form that stands on another site, as seen by a site at `own`. */
function foreignHeaders(site: string): [what: string, headers: Record<string, string>][] {
  const { protocol, host, hostname, port } = new URL(site)
  const other = protocol === 'https:' ? 'http:' : 'https:'
  return [
    ['another origin', { origin: 'https://evil.example' }],
    ['null', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['the other scheme', { origin: `${other}//${host}` }],
    ['another port', { origin: `${protocol}//${hostname}:${Number(port || 443) + 1}` }],
    ['a subdomain', { origin: `${protocol}//evil.${host}` }],
    ['the host as a subdomain', { origin: `${protocol}//${hostname}.evil.example${port && `:${port}`}` }],
    ['a trailing dot', { origin: `${protocol}//${hostname}.${port && `:${port}`}` }],
    ['upper case', { origin: site.toUpperCase() }],
    ['a slash at the end', { origin: `${site}/` }],
    ['a user name', { origin: `${protocol}//${host}@evil.example` }],
    ['two origins', { origin: `${site}, https://evil.example` }],
    ['no URL', { origin: 'nonsense' }],
    ['another site, and no origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site, and no origin', { 'sec-fetch-site': 'same-site' }],
    ['our origin, and another site', { origin: site, 'sec-fetch-site': 'cross-site' }],
    ['only a foreign referer', { referer: 'https://evil.example/page' }],
    ['only a referer that looks like ours', { referer: `${protocol}//${hostname}.evil.example/` }],
    ['only a broken referer', { referer: 'nonsense' }],
  ]
}

const ownHeaders = (site: string): [what: string, headers: Record<string, string>][] => [
  ['our origin', { origin: site }],
  ['our origin, from the same origin', { origin: site, 'sec-fetch-site': 'same-origin' }],
  ['the same origin', { 'sec-fetch-site': 'same-origin' }],
  ['our referer', { referer: `${site}/client/login` }],
  ['nothing, as no browser posts', {}],
]

const contentTypes = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']
const waysToSend = [...contentTypes, 'application/json', ''].flatMap((type) =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
    ['', '.data'].map((ending) => [type, method, ending] as const),
  ),
)

describe('a post to an action of the site', () => {
  it('is refused when it comes from anywhere else, whatever it carries and whichever screen it is for', async () => {
    expect(actions.length).toBeGreaterThan(55)
    const foreign = foreignHeaders(own)
    for (const [turn, route] of actions.entries()) {
      for (const [what, headers] of byTurns(foreign, 5, turn)) {
        const answer = await send(addressOf(route), { ...form, ...headers })
        expect([route.path, what, answer.status, isRefused(answer)]).toEqual([route.path, what, 403, true])
      }
      for (const [type, method, ending] of byTurns(waysToSend, 9, turn)) {
        const path = addressOf(route) + ending
        const headers = { origin: 'https://evil.example', ...(type && { 'content-type': type }) }
        const answer = await send(path, headers, method)
        expect([method, path, type, isRefused(answer)]).toEqual([method, path, type, true])
      }
    }
  })

  it('reaches the action when it comes from here', async () => {
    for (const [turn, route] of actions.entries())
      for (const [what, headers] of byTurns(ownHeaders(own), 3, turn)) {
        const answer = await send(addressOf(route), { ...form, ...headers })
        expect([route.path, what, answer.status]).not.toEqual([route.path, what, 403])
        expect([route.path, what, answer.status]).not.toEqual([route.path, what, 400])
        expect([route.path, what, answer.status < 500]).toEqual([route.path, what, true])
      }
  })

  it('is no link: a page is shown wherever the link to it stands', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' }
    for (const route of actions)
      for (const method of ['GET', 'HEAD']) {
        const answer = await send(addressOf(route), headers, method)
        expect([route.path, method, answer.status, isRefused(answer)]).not.toEqual([route.path, method, 403, true])
      }
  })

  it('is refused before anything runs: a session that a foreign page would end goes on', async () => {
    const client = await buildClient(gatehouse)
    const cookie = await signIn(client)
    const sessionID = await sessionToEnd(client)
    const end = (headers: Record<string, string>) =>
      send(`/client/profile/sessions/${sessionID}/end`, { ...form, cookie, ...headers })
    expect(isRefused(await end({ origin: 'https://evil.example' }))).toBe(true)
    expect(await sessionsOf(client)).toContain(sessionID)
    expect((await end({ origin: own })).status).toBe(302)
    expect(await sessionsOf(client)).not.toContain(sessionID)
  })
})

async function signIn({ emailAddress }: SignedInClient): Promise<string> {
  const answer = await fetch(`${gatehouse.url}/client/login`, {
    method: 'POST',
    body: new URLSearchParams({ emailAddress, password: clientPassword }),
    headers: { origin: gatehouse.url },
    redirect: 'manual',
  })
  expect(answer.status).toBe(302)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

const sessionsOf = async ({ token }: SignedInClient): Promise<string[]> =>
  (await gatehouse.call('GET', '/clients/me/sessions', { token })).body.items.map(
    ({ sessionID }: { sessionID: string }) => sessionID,
  )

async function sessionToEnd(client: SignedInClient): Promise<string> {
  const before = await sessionsOf(client)
  const { emailAddress } = client
  await gatehouse.call('POST', '/clients/login', { body: { emailAddress, password: clientPassword } })
  const [made = ''] = (await sessionsOf(client)).filter((one) => !before.includes(one))
  return made
}

describe('behind a proxy that ends TLS', () => {
  const publicUrl = 'https://pay.example.com'
  let behind: Gatehouse
  let removeBehind: () => Promise<void>
  beforeAll(async () => {
    const database = await startedDatabase()
    removeBehind = database.remove
    behind = await startGatehouse({ ...database.settings, PUBLIC_URL: publicUrl, PORT: String(await freePort()) })
  })
  afterAll(async () => {
    await behind.end('SIGTERM')
    await removeBehind()
  })

  it('PUBLIC_URL is the only origin', async () => {
    const inside = { origin: behind.url }
    for (const [what, headers] of [...foreignHeaders(publicUrl), ['the address inside', inside] as const]) {
      const answer = await send('/client/login', { ...form, ...headers }, 'POST', behind)
      expect([what, isRefused(answer)]).toEqual([what, true])
    }
    for (const [what, headers] of ownHeaders(publicUrl)) {
      const answer = await send('/client/login', { ...form, ...headers }, 'POST', behind)
      expect([what, answer.status]).toEqual([what, 422])
    }
  })
})
