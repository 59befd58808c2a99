import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { type Audience, buildAccount } from '../support/device-accounts.js'
import { buildApiUser, buildClient, signInAdmin } from '../support/builders.js'
import { waitForMail, waitForMailFiles } from '../support/mail-files.js'
import { buildLink, payLink } from '../support/payment-links.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const path = '/account/preferences'
const change = (token: string | undefined, body: object) => api.call('PUT', path, { ...(token && { token }), body })
const read = async (token: string) => (await api.call('GET', path, { token })).body

describe.each(['client', 'portal'] as Audience[])('PUT /account/preferences as %s', (audience) => {
  it('keeps language and time zone for the person, and writes it down', async () => {
    const { token } = await buildAccount(api, audience)
    expect(await read(token)).toEqual({ language: null, timeZone: null })
    const chosen = { language: 'ar', timeZone: 'Africa/Casablanca' }
    const answer = await change(token, chosen)
    expect([answer.status, answer.body]).toEqual([200, chosen])
    expect(await read(token)).toEqual(chosen)
    expect((await change(token, { language: 'fr' })).body).toEqual({ language: 'fr', timeZone: null })
  })

  it('refuses a language that nobody has written and a zone that does not exist, by name', async () => {
    const { token } = await buildAccount(api, audience)
    for (const language of ['de', 'FR', 'fr-CA', 7, ['fr'], '']) {
      const { status, body } = await change(token, { language })
      expect([language, status, body.code, body.fields]).toEqual([
        ...[language, 422, 'INVALID_INPUT', { language: 'Language must be one of en, fr, es, pt, ar' }],
      ])
    }
    for (const timeZone of ['Mars/Olympus', '../../etc/passwd', '+25:00', 7, 'x'.repeat(100)]) {
      const { status, body } = await change(token, { timeZone })
      expect([timeZone, status, body.fields?.timeZone]).toEqual([
        ...[timeZone, 422, expect.stringContaining('Unknown time zone')],
      ])
    }
    expect(await read(token)).toEqual({ language: null, timeZone: null })
  })

  it('reads a zone that this machine has forgotten as none', async () => {
    const { token, email: emailAddress } = await buildAccount(api, audience)
    const gone = { timeZone: 'Europe/Atlantis' }
    await api.database.write((manager) => manager.update(Login, { emailAddress, audience }, gone))
    expect(await read(token)).toEqual({ language: null, timeZone: null })
  })
})

describe('PUT /account/preferences', () => {
  it('is closed to visitors and to programs', async () => {
    expect((await change(undefined, {})).status).toBe(401)
    const client = await buildClient(api)
    const { accessToken: token } = await buildApiUser(api, client)
    expect((await change(token, { language: 'fr' })).status).toBe(403)
    expect((await api.call('GET', path, { token })).status).toBe(403)
  })

  it('is one person’s alone', async () => {
    const [one, other] = [await buildAccount(api, 'client'), await buildAccount(api, 'client')]
    await change(one.token, { language: 'es' })
    expect(await read(other.token)).toEqual({ language: null, timeZone: null })
  })
})

describe('a mail', () => {
  it('is written in the language of its reader, and otherwise in the installation’s', async () => {
    const client = await buildClient(api, { name: 'Port Pin' })
    const { clientID, token, emailAddress } = client
    await change(token, { language: 'fr' })
    const admin = await signInAdmin(api)
    const suspended = await api.call('POST', `/clients/${clientID}/suspend`, {
      token: admin,
      body: { reason: 'Papiers' },
    })
    expect(suspended.status).toBe(200)
    const folder = String(api.settings.DATA_DIR)
    const { text, html } = await waitForMail(folder, emailAddress, 'Votre compte Gatehouse est suspendu')
    expect(text).toMatch(/^Bonjour /)
    expect(text).toContain('Motif : Papiers')
    expect(html).toContain('<html lang="fr" dir="ltr">')
    // Its registration was approved before anything was chosen.
    await waitForMail(folder, emailAddress, 'Your Gatehouse account is approved')
  })

  it('tells a payer of the payment in the language of the page', async () => {
    const client = await buildClient(api, { name: 'Harbor Pine' })
    const { token } = await buildLink(api, client)
    const pay = (language: string | undefined, emailAddress: string) =>
      payLink(api, token, { paymentMethod: 'pm_success', payer: { emailAddress }, language })
    expect((await pay('de', 'nobody@payer.example.com')).body.fields).toEqual({
      language: 'Language must be one of en, fr, es, pt, ar',
    })
    await pay('ar', 'arabic@payer.example.com')
    await pay(undefined, 'english@payer.example.com')
    const folder = String(api.settings.DATA_DIR)
    const [mail] = await waitForMailFiles(folder, 'arabic@payer.example.com')
    const { text = '', html } = mail ?? {}
    expect(text).toMatch(/لقد دفعت [^]*42\.00[^]* إلى Harbor Pine/)
    expect(html).toContain('<html lang="ar" dir="rtl">')
    await waitForMail(folder, 'english@payer.example.com', 'Your receipt from Harbor Pine')
  })
})
