import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { buildApiUser, buildClient, idempotencyKey, paymentInput } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveCard } from '../support/saved-methods.js'
import { startApi, type TestApi } from '../support/test-api.js'

const run = promisify(execFile)

// A later page uses what an earlier one has created, as its reader does.
const pages = [
  ...['customers', 'saved-methods', 'invoices', 'subscriptions', 'metered-usage', 'billing-reports'],
  ...['payment-links', 'refunds', 'team', 'request-logs', 'find', 'mcp'],
]

const commandsOf = (page: string): string[] => {
  const text = readFileSync(new URL(`../../frontend/app/content/docs/${page}.mdx`, import.meta.url), 'utf8')
  const blocks = [...text.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
  return blocks.flatMap((code) => code.split(/\n\n(?=curl)/)).filter((code) => code.startsWith('curl'))
}

let api: TestApi
let env: Record<string, string>
/** The newest ID of each kind, such as `cus`, in place of `cus_…`. */
const known = new Map<string, string>()

beforeAll(async () => {
  api = await startApi()
  const client = await buildClient(api)
  const { accessToken } = await buildApiUser(api, client)
  await registerOrigins(api, client)
  const { customerID } = await buildCustomer(api, accessToken)
  const { savedPaymentMethodID } = await saveCard(api, accessToken, customerID)
  const asked = { token: accessToken, body: paymentInput(), headers: idempotencyKey() }
  const { body: payment } = await api.call('POST', '/transactions', asked)
  const { body: roles } = await api.call('GET', '/roles?audience=member', { token: client.token })
  env = {
    PATH: process.env.PATH ?? '',
    GATEHOUSE: api.url,
    TOKEN: accessToken,
    SESSION: client.token,
    CLIENT_ID: client.clientID,
    CUSTOMER_ID: customerID,
    METHOD_ID: savedPaymentMethodID,
    TRANSACTION_ID: payment.transactionID,
    ROLE_ID: roles.items.find(({ name }: { name: string }) => name === 'Viewer').roleID,
  }
  known.set('cus', customerID).set('spm', savedPaymentMethodID)
})
afterAll(() => api.close())

/** Takes an ID for each `xyz_…`, as a reader pastes it from an answer. */
const filled = (command: string) =>
  command
    .replaceAll(/\b([a-z]{3})_…/g, (text, kind: string) => known.get(kind) ?? text)
    .replace('"preview": "…"', `"preview": "${known.get('preview')}"`)

function remember(answer: string): void {
  for (const [, id = '', kind = ''] of [...answer.matchAll(/"(([a-z]{3})_[0-9a-z]{20,})"/g)].reverse())
    if (!['cus', 'spm'].includes(kind)) known.set(kind, id)
  const [, preview] = /"preview":"([^"]+)"/.exec(answer) ?? []
  if (preview) known.set('preview', preview)
}

describe('the commands of the pages about customers and billing', () => {
  it.each(pages.map((page) => [page, commandsOf(page)] as const))('answer as printed: %s', async (_page, commands) => {
    assert.ok(commands.length > 0)
    for (const command of commands) {
      const script = filled(command).replaceAll('curl ', 'curl --fail-with-body -sS ')
      const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { env }).catch((error: unknown) => {
        throw new Error(`${script}\n${(error as { stdout: string }).stdout}`)
      })
      remember(stdout)
      expect(Object.keys(JSON.parse(stdout) as object).length).toBeGreaterThan(0)
    }
  })
})
