// `npm run demo`, then `npm run bench:lighthouse -- http://127.0.0.1:3000`: what Lighthouse says of eight pages of the demo, as rows of
// RESULTS.md. What it says of speed is of this machine, on a phone that it plays.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { demoSettings } from '../../../libs/launch/demo-settings.mjs'
import { findChromium } from '../../support/chromium.mjs'

const base = process.argv[2] ?? 'http://127.0.0.1:3000'
const { ADMIN_EMAIL, ADMIN_PASSWORD: password } = demoSettings('', '')
const merchant = { emailAddress: 'mara@northwind.example', password }
const kinds = ['performance', 'accessibility', 'best-practices', 'seo']
const port = 9_333

const signIn = async (page, form) => {
  const headers = { origin: base, 'Content-Type': 'application/x-www-form-urlencoded' }
  const asked = { method: 'POST', headers, body: new URLSearchParams(form), redirect: 'manual' }
  const answer = await fetch(base + page, asked)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) throw new Error(`${page} signed nobody in: ${answer.status}. Is this the demo?`)
  return cookies.join('; ')
}

const openLink = async () => {
  const ask = async (path, { token, ...asked } = {}) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    return (await fetch(`${base}/api${path}`, { ...asked, headers })).json()
  }
  const { token } = await ask('/clients/login', { method: 'POST', body: JSON.stringify(merchant) })
  const { clientID } = await ask('/clients/me', { token })
  const { items } = await ask(`/clients/${clientID}/payment-links?status=open`, { token })
  return items[0].token
}

const startBrowser = async (profile) => {
  const quiet = ['--headless', '--no-sandbox', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const browser = spawn(await findChromium(), [...quiet, 'about:blank'], { stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null)) return browser
    await pause(200)
  }
  throw new Error('The browser did not start.')
}

const measure = async (path, cookie) => {
  const extraHeaders = cookie ? { Cookie: cookie } : undefined
  const settings = { port, output: 'json', logLevel: 'error', onlyCategories: kinds, extraHeaders }
  const { lhr } = await lighthouse(base + path, { ...settings, maxWaitForLoad: 120_000 })
  const scores = kinds.map((kind) => Math.round((lhr.categories[kind]?.score ?? 0) * 100))
  const bytes = Math.round((lhr.audits['total-byte-weight']?.numericValue ?? 0) / 1024)
  const shift = (lhr.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)
  const failed = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id))
    .filter((id) => lhr.audits[id].score === 0)
  return { cells: [...scores, shift, bytes], failed }
}

const answers = await fetch(base).catch(() => null)
if (!answers) {
  console.error(`Nothing answers at ${base}. Start \`npm run demo\` first, or name the address of one that runs.`)
  process.exit(1)
}
const profile = mkdtempSync(join(tmpdir(), 'gatehouse-lighthouse-'))
const browser = await startBrowser(profile)
try {
  const staff = await signIn('/admin/login', { email: ADMIN_EMAIL, password })
  const member = await signIn('/client/login', merchant)
  const pages = [
    ['/'],
    ['/docs'],
    ['/client/login'],
    ['/client/dashboard', member],
    ['/client/transactions', member],
    ['/admin/dashboard', staff],
    ['/admin/operations', staff],
    [`/pay/${await openLink()}`],
  ]
  console.log(`| page | ${kinds.join(' | ')} | layout shift | KiB |\n| --- | --- | --- | --- | --- | --- | --- |`)
  for (const [path, cookie] of pages) {
    const { cells, failed } = await measure(path, cookie)
    console.log(`| ${[path.replace(/^\/pay\/.*/, '/pay/:token'), ...cells].join(' | ')} |`)
    if (failed.length > 0) console.error(`${path}: ${failed.join(', ')}`)
  }
} finally {
  browser.kill()
  await pause(1_000)
  rmSync(profile, { recursive: true, force: true })
}
