// `npm run pictures`: makes the demo in a folder of its own, photographs its screens in Chromium, light and dark, and writes
// the pictures that the home page and the README show.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from 'playwright-core'
import { demoSettings } from '../../libs/launch/demo-settings.mjs'
import { inRoot, projectNode } from '../../libs/launch/paths.mjs'
import { findChromium } from '../support/chromium.mjs'

const port = process.env.PORT || '3210'
const { PUBLIC_URL: url, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = demoSettings('', port)
const target = inRoot('frontend', 'public', 'pictures')
const size = { width: 1280, height: 800 }

const staff = ['/admin/login', { email, password }]
const merchant = ['/client/login', { emailAddress: 'mara@northwind.example', password }]

const pictures = [
  { name: 'merchant', by: merchant, path: () => '/client/dashboard' },
  { name: 'payment', by: staff, path: refundedPayment },
  { name: 'operations', by: staff, path: () => '/admin/operations' },
]

async function startDemo(folder) {
  const env = { ...process.env, LOG_LEVEL: 'error', DEMO_DIR: folder, PORT: port }
  const args = [inRoot('libs', 'launch', 'demo.mjs'), '--seed', '7']
  const child = spawn(projectNode, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ready = new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('Gatehouse is ready.')) resolve()
    })
    child.once('exit', () => reject(new Error(`The demo did not start:\n${said}`)))
  })
  await ready
  return child
}

async function ask(path, options = {}) {
  const headers = { 'content-type': 'application/json', ...options.headers }
  const answer = await fetch(`${url}/api${path}`, { ...options, headers })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/** The newest payment that was refunded, because its timeline has more to show than a plain one. */
async function refundedPayment() {
  const { token } = await ask('/portal-users/login', { method: 'POST', body: JSON.stringify({ email, password }) })
  const headers = { authorization: `Bearer ${token}` }
  const { items } = await ask('/transactions?status=succeeded&limit=100', { headers })
  const refunded = items.find(({ amountRefunded }) => amountRefunded > 0)
  if (!refunded) throw new Error('The demo has no refunded payment among its newest hundred')
  return `/admin/transactions/${refunded.transactionID}`
}

async function photograph(browser, { name, by: [signIn, form], path }, colorScheme) {
  const context = await browser.newContext({ baseURL: url, viewport: size, reducedMotion: 'reduce', colorScheme })
  await context.request.post(signIn, { form, headers: { origin: url } })
  const page = await context.newPage()
  const answer = await page.goto(await path())
  if (!answer?.ok() || page.url().includes('/login')) throw new Error(`No picture of ${page.url()}`)
  await page.locator('html[data-scripts=running]').waitFor({ state: 'attached' })
  await page.evaluate('document.fonts.ready')
  // Playwright itself writes no WebP, which is half as large as PNG here.
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  const file = `${name}-${colorScheme}.webp`
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(join(target, file), bytes)
  console.log(`${file}: ${Math.round(bytes.length / 1024)} KB`)
  await context.close()
}

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-pictures-'))
mkdirSync(target, { recursive: true })
const demo = await startDemo(folder)
const browser = await chromium.launch({ executablePath: await findChromium() })
try {
  for (const picture of pictures) for (const scheme of ['light', 'dark']) await photograph(browser, picture, scheme)
} finally {
  await browser.close()
  demo.kill('SIGTERM')
  await once(demo, 'exit')
  rmSync(folder, { recursive: true, force: true })
}
