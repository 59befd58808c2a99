import { matchTemplate } from '../../api/src/people/gate/template-match.js'
import { Role } from '../../api/src/people/gate/role.entity.js'
import { buildCallers, type Caller } from '../support/generated-callers.js'
import { signInAdmin } from '../support/builders.js'
import { buildNamedMerchant, type NamedMerchant } from '../support/crossed-merchants.js'
import { Description } from '../support/description.js'
import { buildMerchant, openDispute } from '../support/payments.js'
import { type Ended, type ProductProcess, runBuilt, startProduct } from '../support/product-process.js'
import { buildPortalUser, buildRole, buildStaffWith, type StaffMember } from '../support/rights.js'
import { type Route, startApiWithRoutes } from '../support/routes.js'
import { startedDatabase } from '../support/started-database.js'
import type { TestApi } from '../support/test-api.js'
import { type SiteAction, siteActions } from './site-actions.js'
import { buildPeople, type Person } from './people.js'
import type { Effort } from './effort.js'

/** An installation with everybody in it, and the product that runs on it. */
export interface Stage {
  url: string
  routes: Route[]
  description: Description
  /** Those of the document that are attacked one by one. */
  operations: Description['operations']
  /** Of the built site. */
  actions: SiteAction[]
  people: Person[]
  own: NamedMerchant
  foreign: NamedMerchant
  /** Whose rows the refused ask for. */
  victim: { ids: Record<string, string[]> }
  callers: Caller[]
  administrator: string
  /** Open disputes that nobody else closes. */
  disputes: string[]
  /** Staff whom one row lets read a dispute, which no address trick must widen. */
  narrow: StaffMember
  /** The documented path of a request, or the path as it stands. */
  templateOf(asked: { method: string; path: string }): string
  /** A body that a route takes, as its document gives it. */
  exampleOf(key: string): unknown
  /** Kills a product that answers nobody any more, and starts it again. */
  revive(): Promise<void>
}

export interface Opened {
  stage: Stage
  /** Ends the product, and answers what it and the two verifications said. */
  close(): Promise<{ product: Ended; ledger: Ended; audit: Ended }>
}

type Cast = Omit<Stage, 'url' | 'revive'>

/** Builds the cast inside this process, then starts the built product on what was written. */
export async function openStage({ rounds }: Pick<Effort, 'rounds'>): Promise<Opened> {
  const { settings, remove } = await startedDatabase()
  const cast = await buildCast(settings, rounds)
  const all = { ...settings, RATE_LIMIT_SCALE: '10000', EXPOSE_RESET_TOKEN: '1' }
  let product: ProductProcess = await startProduct(all)
  const stage: Stage = {
    ...cast,
    url: product.url,
    revive: async () => {
      await product.end('SIGKILL')
      product = await startProduct(all)
      stage.url = product.url
    },
  }
  const close = async () => {
    const ended = await product.end('SIGTERM')
    const [ledger, audit] = [
      await runBuilt('process/verification/ledger', all),
      await runBuilt('process/verification/audit', all),
    ]
    await remove()
    return { product: ended, ledger, audit }
  }
  return { stage, close }
}

async function buildCast(settings: NodeJS.ProcessEnv, disputes: number): Promise<Cast> {
  const { api, routes } = await startApiWithRoutes(settings)
  try {
    const role = 'All of two merchants'
    await buildRole(api, [[null, '/**']], { name: role, assignableToApiUsers: true })
    const [own, foreign] = [
      await buildNamedMerchant(api, 'Aardvark', role),
      await buildNamedMerchant(api, 'Zebra', role),
    ]
    const description = await Description.of(api.url)
    // Of its own: a person's oldest session may end when there are many.
    const administrator = (await buildPortalUser(api, [], true)).token
    const examples = new Map(
      description.operations.map(({ method, template, operation }) => [
        `${method} ${template}`,
        Object.values(operation.requestBody?.content ?? {})[0]?.example,
      ]),
    )
    return {
      routes,
      description,
      // Whoever signs out is nobody for the rest of the run.
      operations: description.operations.filter(({ path }) => !path.endsWith('/logout')),
      actions: await siteActions(),
      people: await buildPeople(api),
      own,
      foreign,
      victim: { ids: await victimIDs(api, foreign) },
      callers: (await buildCallers(api)).map((one) =>
        one.name === 'administrator' ? { ...one, token: administrator } : one,
      ),
      administrator,
      disputes: await openDisputes(api, disputes),
      narrow: await buildStaffWith(api, ['GET', '/disputes/:disputeID']),
      templateOf: ({ method, path }) => templateIn(description, method, path),
      exampleOf: (key) => examples.get(key),
    }
  } finally {
    await api.close()
  }
}

async function openDisputes(api: TestApi, count: number): Promise<string[]> {
  const merchant = await buildMerchant(api)
  const paid = Array.from({ length: count }, async () => (await merchant.pay()).body.transactionID as string)
  const disputes: string[] = []
  for (const transactionID of await Promise.all(paid)) disputes.push(await openDispute(api, merchant, transactionID))
  return disputes
}

function templateIn({ operations }: Description, method: string, address: string): string {
  const [path = ''] = address.replace(/^\/api/, '').split('?')
  const sameMethod = operations.filter((one) => one.method === method)
  return matchTemplate(sameMethod, path)?.template ?? path
}

/** A row for every parameter of a path: the merchant's own, and staff's. */
async function victimIDs(api: TestApi, { clientID, token, ids }: NamedMerchant): Promise<Record<string, string[]>> {
  const role = await api.database.read.findOneByOrFail(Role, { name: 'Onboarding officer' })
  const { id } = await buildPortalUser(api, [role])
  const admin = await signInAdmin(api)
  const [permission] = (await api.call('GET', '/permissions?limit=1', { token: admin })).body.items
  const [link] = (await api.call('GET', `/clients/${clientID}/payment-links`, { token })).body.items
  const inspector = (await api.call('GET', `/clients/${clientID}/webhook-inspector`, { token })).body
  const all = {
    ...ids,
    id,
    roleID: role.roleID,
    permissionID: permission.permissionID,
    token: link.token,
    inspectorID: inspector.inspectorID,
  }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, [value]]))
}
