import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { signInAdmin } from '../support/builders.js'
import { launchBrowser } from '../support/browser.js'
import { buildEvidence, fingerprintIn, sealDecisions } from '../support/evidence.js'
import { buildMerchant } from '../support/payments.js'
import { buildStaffWith } from '../support/rights.js'
import { shows } from '../support/screens.js'
import { startApi, type TestApi } from '../support/test-api.js'

const page = readFileSync(fileURLToPath(new URL('../../dist/server/process/evidence/verify.html', import.meta.url)))

let api: TestApi
let browser: Browser
let folder: string
let pinned: string
beforeAll(async () => {
  api = await startApi()
  browser = await launchBrowser()
  pinned = fingerprintIn(api)
  const admin = await signInAdmin(api)
  await sealDecisions(api, clock.time() - 60_000)
  const merchant = await buildMerchant(api)
  await merchant.pay()
  await api.call('GET', '/clients', { token: (await buildStaffWith(api)).token })
  await api.call('POST', '/roles', { token: admin, body: { name: 'Sealed role' } })
  await sealDecisions(api)
  folder = (await buildEvidence(api, undefined, page)).path
})
afterAll(async () => {
  await browser.close()
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The page as a stranger opens it: from a disk, without any network. */
async function open(script?: string): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ offline: true, viewport: { width: 1280, height: 900 } })
  if (script) await context.addInitScript(script)
  const opened = await context.newPage()
  const faults: string[] = []
  opened.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  opened.on('pageerror', ({ message }) => faults.push(message))
  opened.on('request', (request) => !request.url().startsWith('file:') && faults.push(`asked ${request.url()}`))
  await opened.goto(pathToFileURL(join(folder, 'verify.html')).href)
  return { page: opened, faults }
}

const choose = (opened: Page, names = readdirSync(folder)) =>
  opened.setInputFiles(
    '#files',
    names.map((name) => join(folder, name)),
  )
const findings = (opened: Page) => opened.locator('#findings li').allInnerTexts()

describe('verify.html', () => {
  it('verifies a folder offline, by WebCrypto, and shows who approved', async () => {
    const { page: opened, faults } = await open()
    await opened.fill('#fingerprint', pinned)
    await choose(opened)
    await opened.locator('#verdict.open').waitFor()
    const told = (await findings(opened)).join('\n')
    expect(told).toContain('verified with WebCrypto')
    expect(told).toContain('The key matches the fingerprint that you entered')
    expect(told).not.toContain('Problem')
    await shows(() => opened.locator('#approvals').innerText(), expect.stringContaining('client.approved'))
    await shows(() => opened.locator('#own-fingerprint').innerText(), pinned)
    expect(faults).toEqual([])
    await opened.context().close()
  })

  it('verifies it in JavaScript where WebCrypto is absent or has no Ed25519', async () => {
    const absent = `Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined })`
    const older = `globalThis.crypto.subtle.importKey = () => Promise.reject(new Error('Unrecognized name'))`
    for (const script of [absent, older]) {
      const { page: opened, faults } = await open(script)
      await choose(opened)
      await opened.locator('#verdict.open').waitFor()
      const told = (await findings(opened)).join('\n')
      expect(told).toContain('verified with JavaScript')
      expect(told).not.toContain('Problem')
      expect(faults).toEqual([])
      await opened.context().close()
    }
  })

  it('names what is missing and what was changed', async () => {
    const path = join(folder, 'refusals.jsonl')
    const whole = readFileSync(path)
    writeFileSync(path, String(whole).replace('GET /clients', 'GET /client2'))
    const { page: opened } = await open()
    await choose(
      opened,
      readdirSync(folder).filter((name) => name !== 'rules.jsonl'),
    )
    await opened.locator('#verdict.wrong').waitFor()
    writeFileSync(path, whole)
    const told = (await findings(opened)).join('\n')
    expect(told).toContain('rules.jsonl is missing')
    expect(told).toContain('refusals.jsonl, line 1: entry 1 of refusals was changed')
    await opened.fill('#fingerprint', pinned.replace(/^../, pinned.startsWith('00') ? '11' : '00'))
    await opened.getByText('A different key signed this evidence').waitFor()
    await opened.context().close()
  })

  it('fits a telephone', async () => {
    const { page: opened } = await open()
    await opened.setViewportSize({ width: 390, height: 800 })
    await choose(opened)
    await opened.locator('#verdict').waitFor()
    expect(await opened.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await opened.context().close()
  })
})
