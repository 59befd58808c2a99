import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sandboxAccountID } from '#contract/processors.js'
import { idempotencyKey } from './builders.js'
import { codeOf } from './factors.js'
import { type Gatehouse, startGatehouse } from './gatehouse-process.js'

const program = fileURLToPath(new URL('../../dist/api/src/demo.js', import.meta.url))

export const demoStaff = { email: 'admin@demo.example', password: 'demo-only-harbor-42' }
export const demoMerchant = { emailAddress: 'mara@northwind.example', password: demoStaff.password }

export interface DemoSite {
  site: Gatehouse
  /** By the names of the parameters in the site's addresses: rows that the merchant and staff may open. */
  ids: Record<string, string>
  stop: () => Promise<void>
}

/** The product on the data of `npm run demo`. */
export async function startDemoSite(): Promise<DemoSite> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-demo-'))
  const settings = {
    DATA_DIR: folder,
    ADMIN_EMAIL: demoStaff.email,
    ADMIN_PASSWORD: demoStaff.password,
    RATE_LIMIT_SCALE: '100000',
    WEBHOOK_ALLOW_PRIVATE: '1',
    LOG_LEVEL: 'error',
  }
  const env = { PATH: process.env.PATH, PUBLIC_URL: 'http://127.0.0.1:3000', ...settings }
  await promisify(execFile)(process.execPath, [program, '--seed', '7', '--payments', '60'], { env })
  const site = await startGatehouse(settings)
  const stop = async () => {
    await site.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  return { site, ids: { ...(await staffIDs(site)), ...(await merchantIDs(site)) }, stop }
}

/** Adds an authenticator app: whoever is to look at it has signed in before, because the sign-in asks for its code then. */
export async function enrolInDemo({ site: { call }, ids }: DemoSite, signIn: string, body: object): Promise<void> {
  const { token } = (await call('POST', signIn, { body })).body
  const { factorID, secret } = (await call('POST', '/account/factors/totp', { token })).body
  const confirmation = { factorID, code: codeOf(secret), name: 'The phone on the desk of the front office' }
  await call('POST', '/account/factors/totp/confirm', { token, body: confirmation })
  ids.factorID = factorID
}

async function staffIDs({ call }: Gatehouse) {
  const { token } = (await call('POST', '/portal-users/login', { body: demoStaff })).body
  const first = async (path: string) => (await call('GET', path, { token })).body.items[0]
  const { id } = await first('/portal-users?q=jonas')
  const { roleID } = await first('/roles')
  const { permissionID } = await first('/permissions')
  const { disputeID } = await first('/disputes?status=open')
  const made = async (path: string, body: object) => (await call('POST', path, { token, body })).body
  const { providerID } = await made('/identity-providers', {
    ...{ name: 'Harbor Group', issuer: 'https://login.harbor.example', oidcClientID: 'gatehouse' },
    ...{ clientSecret: 'demo-only-harbor-42', emailDomains: ['harbor.example'] },
  })
  const targets = [{ processorAccountID: sandboxAccountID, weight: 1 }]
  const conditions = { currencies: ['EUR'], methods: ['test_method'], amountTo: 50_000 }
  const { routingRuleID } = await made('/routing-rules', {
    mode: 'test',
    name: 'Small euros',
    conditions,
    targets,
    isEnabled: false,
  })
  // Of nobody: its country is nowhere, so that the waiting page and the profile stay as they are.
  const { requirementID } = await made('/requirements', { name: 'Licence', kind: 'document', countries: ['Nowhere'] })
  const ids = { id, roleID, permissionID, disputeID, providerID, routingRuleID, requirementID }
  return { ...ids, processorAccountID: sandboxAccountID, outcome: 'won' }
}

async function merchantIDs({ call }: Gatehouse) {
  const { token } = (await call('POST', '/clients/login', { body: demoMerchant })).body
  const { clientID } = (await call('GET', '/clients/me', { token })).body
  const own = `/clients/${clientID}`
  const first = async (path: string) => (await call('GET', own + path, { token })).body.items[0]
  const { apiUserID } = await first('/apiusers')
  const { endpointID } = await first('/webhook-endpoints')
  const { deliveryID } = await first('/webhook-deliveries')
  const { clientMemberID } = await first('/members')
  const { paymentLinkID, token: link, amount } = await first('/payment-links?status=open')
  const body = { paymentMethod: 'pm_success', ...(amount === null && { amount: 500 }) }
  const paid = await call('POST', `/payment-links/${link}/payments`, { body, headers: idempotencyKey() })
  return {
    clientID,
    clientMemberID,
    apiUserID,
    endpointID,
    deliveryID,
    paymentLinkID,
    token: link,
    transactionID: paid.body.transactionID,
    operation: 'transactionsList',
  }
}
