// `npm run bench:embed`: when the checkout is painted in a frame of a shop's page, beside the same page opened alone. By turns, each in a
// context of its own, so that nothing is in a cache; what counts is the ratio of the medians, which must be at most 1.3.
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { inRoot } from '../../libs/launch/paths.mjs'
import { findChromium } from '../support/chromium.mjs'
import { median } from './against-floor/load.mjs'
import { startServer } from './against-floor/processes.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
const most = 1.3
const admin = { email: 'admin@example.com', password: 'a-long-admin-password' }
const password = 'correct horse battery'
const merchant = {
  ...{ name: 'Harbor Pine', clientType: 'Company', contactPerson: 'Ada Lovelace', phoneNumber: '+1 415 555 2671' },
  ...{ emailAddress: 'shop@example.com', address: '1 Market Street', city: 'San Francisco', state: 'California' },
  ...{ country: 'United States', chargePercentage: 2.5, password },
}

const paints = `new Promise((resolve) => {
  const first = () => performance.getEntriesByName('first-contentful-paint')[0]
  const told = () => resolve(performance.timeOrigin + first().startTime)
  if (first()) return told()
  new PerformanceObserver((list, observer) => {
    if (!first()) return
    observer.disconnect()
    told()
  }).observe({ type: 'paint', buffered: true })
})`

const callerOf = (url) => async (method, path, body, token) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const openLink = async (call, origin) => {
  const { clientID } = await call('POST', '/clients/register', merchant)
  const staff = await call('POST', '/portal-users/login', admin)
  await call('POST', `/clients/${clientID}/approve`, {}, staff.token)
  const { token } = await call('POST', '/clients/login', { emailAddress: merchant.emailAddress, password })
  await call('PUT', `/clients/${clientID}/return-origins`, { origins: [origin], mode: 'test' }, token)
  const sold = { amount: 4_200, currency: 'USD', description: 'Blue chair' }
  return (await call('POST', `/clients/${clientID}/payment-links`, sold, token)).token
}

const serveShop = async (pageOf) => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(pageOf()))
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() }
}

/** From the navigation until the checkout is painted, in ms. */
const paintedIn = async (browser, address, isFramed) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  if (isFramed) await page.frameLocator('iframe').locator('form').waitFor()
  const frame = isFramed ? page.frames()[1] : page.mainFrame()
  const painted = (await frame.evaluate(paints)) - (await page.evaluate('performance.timeOrigin'))
  await context.close()
  return painted
}

const data = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'))
const server = await startServer(inRoot('dist', 'server', 'main.js'), {
  ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' },
  ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, RATE_LIMIT_SCALE: '1000' },
})
let token = ''
const shop = await serveShop(
  () => `<!doctype html><title>Shop</title><div id="pay"></div><script src="${server.url}/v1/gatehouse.js"></script>
<script>Gatehouse.checkout({ clientSecret: '${token}' }).mount('#pay')</script>`,
)
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
const times = { alone: [], framed: [] }
try {
  token = await openLink(callerOf(server.url), shop.origin)
  for (let round = -2; round < rounds; round += 1) {
    const alone = await paintedIn(browser, `${server.url}/pay/embed/${token}`, false)
    const framed = await paintedIn(browser, `${shop.origin}/`, true)
    if (round < 0) continue
    times.alone.push(alone)
    times.framed.push(framed)
  }
} finally {
  await browser.close()
  shop.close()
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
const [alone, framed] = [median(times.alone), median(times.framed)]
const ratio = framed / alone
console.table([{ 'alone ms': Math.round(alone), 'in a frame ms': Math.round(framed), ratio: ratio.toFixed(2), most }])
process.exitCode = ratio > most ? 1 : 0
