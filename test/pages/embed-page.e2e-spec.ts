import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { OpenedCheckoutSessionView } from '#contract/checkout-sessions.js'
import { createApp } from '../../api/src/create-app.js'
import { serveSite } from '../../api/src/process/site/serve-site.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { buildSession, registerOrigins, shop, tokenOf } from '../support/checkout-sessions.js'
import { payLink } from '../support/payment-links.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
beforeAll(async () => {
  api = await startApi({}, async (environment, secret, database) => {
    const app = await createApp(environment, secret, database)
    await serveSite(app, environment, secret)
    return app
  })
  const client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
})
afterAll(() => api.close())

type Session = OpenedCheckoutSessionView & { clientSecret: string }
const build = async () => (await buildSession(api, program)) as Session

describe('/pay/embed/:secret', () => {
  const policyOf = async (path: string) =>
    (await fetch(`${api.url}${path}`, { redirect: 'manual' })).headers.get('content-security-policy') ?? ''

  it("is shown by pages of the client's return origins alone, and no other page by any", async () => {
    const session = await build()
    const inFrame = await policyOf(`/pay/embed/${session.clientSecret}?origin=https://thief.example`)
    expect(inFrame).toMatch(new RegExp(`frame-ancestors ${shop}$`))
    for (const path of [`/pay/${tokenOf(session)}`, `/pay/embed/absent`, '/', '/client/login'])
      expect([path, await policyOf(path)]).toEqual([path, expect.stringMatching(/frame-ancestors 'none'$/)])
  })

  it('sets no cookie, whatever is asked', async () => {
    const { clientSecret } = await build()
    const answer = await fetch(`${api.url}/pay/embed/${clientSecret}?language=fr&theme=dark`)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
  })

  it('shows nothing of a session that was paid but that it was', async () => {
    const session = await build()
    await payLink(api, session.clientSecret)
    const html = await (await fetch(`${api.url}/pay/embed/${session.clientSecret}`)).text()
    expect([html.includes('Already paid'), html.includes('Blue chair')]).toEqual([true, false])
  })

  it.each(['accent', 'radius', 'font'])('lets nothing but a value it knows through %s', async (name) => {
    for (const value of [
      'javascript:alert(1)',
      'red;}body{background:url(https://thief.example)',
      '"><script>',
      '</style>',
    ]) {
      const query = new URLSearchParams({ [name]: value })
      const styles = await (await fetch(`${api.url}/pay/embed-styles.css?${query}`)).text()
      expect(styles).toBe(':root:root {\n}\nbody {\n  background: transparent;\n  min-height: 0;\n}\n')
    }
  })

  const addresses = [
    'https://thief.example/',
    '//thief.example/',
    '/\\\\thief.example/',
    'https:\\\\thief.example',
    'javascript:alert("thief.example")',
    'data:text/html,thief.example',
    `${shop}@thief.example/`,
  ]

  it.each(['origin', 'page', 'for', 'returnTo', 'returnURL', 'successURL', 'cancelURL', 'nonce', 'language', 'with'])(
    'leads nowhere else, whatever %s names',
    async (name) => {
      const { clientSecret } = await build()
      for (const path of [`/pay/embed/${clientSecret}`, `/pay/embed/${clientSecret}/payments/txn_absent`]) {
        for (const address of addresses) {
          const asked = `${api.url}${path}?${new URLSearchParams({ [name]: address })}`
          const answer = await fetch(asked, { redirect: 'manual' })
          const location = answer.headers.get('location')
          const links = (await answer.text()).match(
            /(?:href|src|action|content)="[^"?]*(?:thief|javascript:|data:text)[^"]*"/g,
          )
          expect([asked, location && new URL(location, api.url).origin, links]).toEqual([
            ...[asked, location && api.url, null],
          ])
          expect([asked, answer.headers.get('refresh'), answer.headers.getSetCookie()]).toEqual([asked, null, []])
        }
      }
    },
  )
})

describe('/v1/gatehouse.js', () => {
  it('is at most 6 KB compressed, and the same file under its hash for ever', async () => {
    const answer = await fetch(`${api.url}/v1/gatehouse.js`)
    const text = await answer.text()
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(gzipSync(text).length).toBeLessThan(6_000)
    const name = `gatehouse-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`
    const fixed = await fetch(`${api.url}/v1/${name}`)
    expect([fixed.status, await fixed.text()]).toEqual([200, text])
    expect(fixed.headers.get('cache-control')).toContain('immutable')
    expect(await readFile(new URL(`../../dist/frontend/client/v1/${name}`, import.meta.url), 'utf8')).toBe(text)
  })
})
