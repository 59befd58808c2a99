import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'

let browser: Browser
let gatehouse: Gatehouse
let broken: Server
let remove: () => Promise<void>
let hasEnded = false
// The site asks an API that answers everything with words it cannot read: nothing in the product foresees that.
beforeAll(async () => {
  const database = await startedDatabase()
  remove = database.remove
  broken = createServer((_request, response) => response.end('no JSON at all')).listen(0, '127.0.0.1')
  await once(broken, 'listening')
  const { port } = broken.address() as AddressInfo
  gatehouse = await startGatehouse({ ...database.settings, API_URL: `http://127.0.0.1:${port}` })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  if (!hasEnded) await gatehouse.end('SIGTERM')
  broken.close()
  broken.closeAllConnections()
  await remove()
})

const get = (path: string, accepted: string) =>
  fetch(gatehouse.url + path, { headers: { 'accept-encoding': accepted } })
const encodingOf = async (path: string, accepted: string) => {
  const { headers } = await get(path, accepted)
  return [headers.get('content-encoding'), headers.get('vary')?.toLowerCase()]
}
const builtFile = async () =>
  /\/assets\/entry\.client-[\w-]+\.js/.exec(await (await get('/docs', 'gzip')).text())?.[0] ?? ''

describe('what the site sends', () => {
  it('is compressed as the browser asks: built files in brotli, pages in gzip', async () => {
    const file = await builtFile()
    expect(await encodingOf(file, 'gzip, br')).toEqual(['br', 'accept-encoding'])
    expect(await encodingOf(file, 'gzip')).toEqual(['gzip', 'accept-encoding'])
    expect(await encodingOf(file, 'identity')).toEqual([null, 'accept-encoding'])
    for (const page of ['/pricing', '/pricing.data', '/sitemap.xml'])
      expect([page, ...(await encodingOf(page, 'br, gzip'))]).toEqual([page, 'gzip', 'accept-encoding'])
    expect(await encodingOf('/pricing', 'br, gzip;q=0')).toEqual([null, 'accept-encoding'])
    expect(await (await get('/pricing', 'gzip')).text()).toMatch(/Pricing.*<\/html>$/s)
  })

  it('holds the SDK for whoever runs npm install with its address', async () => {
    const answer = await fetch(`${gatehouse.url}/sdk/gatehouse-sdk.tgz`)
    const bytes = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString('latin1')
    expect([answer.status, bytes.includes('package/dist/sdk/src/gatehouse.d.ts')]).toEqual([200, true])
    expect(bytes).toContain('"name": "@gatehouse/sdk"')
    expect((await fetch(`${gatehouse.url}/sdk/gatehouse-vendure.tgz`)).status).toBe(200)
    expect((await fetch(`${gatehouse.url}/sdk/other.tgz`)).status).toBe(404)
  })

  it('stays plain where an answer to a form could hold a secret', async () => {
    const answer = await fetch(`${gatehouse.url}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ada' }),
      headers: { 'accept-encoding': 'gzip', origin: gatehouse.url },
    })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([422, null])
  })

  it('is kept for good where the address changes with the content, and nowhere else', async () => {
    const kept = async (path: string) => (await get(path, 'br')).headers.get('cache-control')
    expect(await kept(await builtFile())).toBe('public, max-age=31536000, immutable')
    expect(await kept('/favicon.svg')).toBe('public, max-age=3600')
    expect(await kept('/')).toBeNull()
  })

  it('leaves the checking of input on the server: no script carries class-validator', async () => {
    const folder = 'dist/frontend/client/assets'
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map((name) => readFile(`${folder}/${name}`, 'utf8')))
    expect(scripts.length).toBeGreaterThan(50)
    // A name that the library looks up while it runs, so that no bundler shortens it.
    const carrying = scripts.filter((_, index) => /whitelistValidation/.test(texts[index] ?? ''))
    expect(carrying).toEqual([])
  })

  it('has no second address for a compressed file', async () => {
    expect((await get(`${await builtFile()}.br`, 'br')).status).toBe(404)
  })
})

describe('a page that is rendered once for all visitors', () => {
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(gatehouse.url + path, { headers })
    const html = await answer.text()
    const nonces = [...new Set([...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce))]
    return { html, nonces, policy: answer.headers.get('content-security-policy') ?? '', headers: answer.headers }
  }

  it('carries the marks of each answer, and no other', async () => {
    const visits = [await visit('/client/login'), await visit('/client/login'), await visit('/client/login')]
    for (const { html, nonces, policy, headers } of visits) {
      expect(nonces).toHaveLength(1)
      expect(policy).toContain(`'nonce-${nonces[0]}'`)
      expect(html).toContain(headers.get('x-request-id'))
      expect(html).toMatch(/<\/html>$/)
    }
    expect(new Set(visits.map(({ nonces }) => nonces[0])).size).toBe(3)
    const bare = visits.map(({ html, nonces: [nonce = ''], headers }) =>
      html.replaceAll(nonce, '').replaceAll(headers.get('x-request-id') ?? '', ''),
    )
    expect(new Set(bare).size).toBe(1)
  })

  it('cannot be spoiled by the id that a request names', async () => {
    const named = { 'x-request-id': 'Gatehouse' }
    const before = await visit('/pricing', named)
    const after = await visit('/pricing')
    expect(before.html.match(/Gatehouse/g)?.length).toBe((after.html.match(/Gatehouse/g)?.length ?? 0) + 1)
  })

  it('is rendered anew for a visitor with a cookie or a query', async () => {
    expect((await visit('/about')).html).toContain('data-theme="system"')
    expect((await visit('/about', { cookie: `theme=${btoa('"dark"')}` })).html).toContain('data-theme="dark"')
    expect((await visit('/about')).html).toContain('data-theme="system"')
    const plain = (await visit('/pricing')).html
    expect((await visit('/pricing?rate=1.11')).html).not.toBe(plain)
  })
})

describe('a page whose loader fails', () => {
  it.each([{}, { javaScriptEnabled: false }])('says so with the request id and nothing else: %j', async (settings) => {
    const { page, context } = await newVisitor(browser, gatehouse.url, settings)
    const held = btoa(JSON.stringify({ token: 'any', until: '2100-01-01T00:00:00.000Z' }))
    await context.addCookies([{ name: 'clientToken', value: encodeURIComponent(held), url: gatehouse.url }])
    const answer = await page.goto('/client/pending-approval')
    expect(answer?.status()).toBe(500)
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await page.getByText(answer?.headers()['x-request-id'] ?? 'no id').waitFor()
    expect(await answer?.text()).not.toMatch(/SyntaxError|Unexpected token|node_modules|\.js:\d/)
    if (settings.javaScriptEnabled !== false) expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.getByRole('link', { name: 'Get Started Free' }).first().waitFor()
    await context.close()
  })
})

describe('a page that takes no forms', () => {
  // Stands last: the log is read at the end of the process.
  it('answers 405 in words, and leaves nothing in the log but what really failed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await fetch(`${gatehouse.url}/about`, { method, headers: { origin: gatehouse.url } })
      expect(answer.status).toBe(405)
      const html = await answer.text()
      expect(html).toContain('This page doesn’t support that kind of request.')
      expect(html).not.toMatch(/node_modules|\.js:\d/)
    }
    hasEnded = true
    const { stderr } = await gatehouse.end('SIGTERM')
    expect(stderr).not.toContain('/about')
    expect(stderr).toMatch(/^A page failed, GET, request [\w-]{36} SyntaxError/m)
    expect(stderr).toMatch(/"route":"\/client\/pending-approval"/)
  })
})
