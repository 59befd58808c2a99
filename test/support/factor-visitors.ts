import type { Browser } from 'playwright-core'
import type { Visitor } from './browser.js'
import { buildClient, roleIDOf, signInAdmin, signupInput } from './builders.js'
import { codeOf } from './factors.js'
import { newMerchant } from './screens.js'
import type { SharedSite } from './shared-site.js'
import { signedIn } from './staff.js'

/** Signed in by a password alone, before there was a factor: the first dangerous call asks for a code. */
export interface UnprovedVisitor extends Visitor {
  secret: string
}

type Settings = Parameters<typeof newMerchant>[3]

export async function unprovedMerchant(
  browser: Browser,
  site: SharedSite,
  settings: Settings = {},
): Promise<UnprovedVisitor & { clientID: string; token: string }> {
  const client = await buildClient(site)
  const visitor = await newMerchant(browser, site, client, settings)
  return { ...visitor, secret: await enrol(site, client.token), clientID: client.clientID, token: client.token }
}

/** An administrator, made for this alone. */
export async function unprovedStaff(
  browser: Browser,
  site: SharedSite,
  settings: Settings = {},
): Promise<UnprovedVisitor> {
  const person = { userName: 'Step Stella', email: signupInput().emailAddress, password: 'a-long-staff-password' }
  const token = await signInAdmin(site)
  const roles = [await roleIDOf(site, token, 'Onboarding officer')]
  await site.call('POST', '/portal-users', { token, body: { ...person, roles, isAdmin: true } })
  const visitor = await signedIn(browser, site, person, settings)
  const body = { email: person.email, password: person.password }
  const own = (await site.call('POST', '/portal-users/login', { body })).body
  return { ...visitor, secret: await enrol(site, own.token) }
}

/** The step of the code that confirms is used: codes of the next one come after it. */
async function enrol(site: SharedSite, token: string): Promise<string> {
  const { factorID, secret } = (await site.call('POST', '/account/factors/totp', { token })).body
  const body = { factorID, code: codeOf(secret, -1) }
  await site.call('POST', '/account/factors/totp/confirm', { token, body })
  return secret
}
