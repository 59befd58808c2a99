import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { FirstRights } from '../../api/src/process/first-run/first-rights.js'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import { RouteTable } from '../../api/src/people/gate/route-table.js'
import { Role } from '../../api/src/people/gate/role.entity.js'
import { readOnlyCalls } from '../support/read-only-calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('the first start', () => {
  const coveredBy = async (name: string) => {
    const { permissions = [] } = await api.database.read.findOneOrFail(Role, {
      where: { name },
      relations: { permissions: true },
    })
    return permissions.map((row) => `${row.httpMethod} ${row.routePattern}`).sort()
  }
  const routes = () => api.app.get(RouteTable, { strict: false }).routes
  const keysOf = (covers: (route: ReturnType<typeof routes>[number]) => boolean) =>
    routes()
      .filter(covers)
      .map(({ key }) => key)
      .sort()

  it('makes the four roles, each with the rows of its routes', async () => {
    expect(await coveredBy('Onboarding officer')).toEqual([
      'GET /admin/sign-ups',
      'GET /admin/stats',
      'GET /clients/:clientID/persons',
      'GET /clients/:clientID/persons/:clientPersonID/documents/:documentID/content',
      'GET /clients/:clientID/requirements',
      'GET /clients/:clientID/requirements/:requirementID/documents/:documentID/content',
      'GET /clients/pending',
      'POST /clients/:clientID/approve',
      'POST /clients/:clientID/notify-approval',
      'POST /clients/:clientID/notify-rejection',
      'POST /clients/:clientID/reject',
      'POST /clients/:clientID/requirements/:requirementID/accept',
      'POST /clients/:clientID/requirements/:requirementID/ask-again',
      'POST /clients/:clientID/requirements/:requirementID/waive',
    ])
    const reads = ({ method }: { method: string }) => method === 'GET'
    const support = await coveredBy('Support (read only)')
    expect(support).toEqual(keysOf((route) => reads(route) && route.audiences.includes('portal') && !route.isSensitive))
    expect(support).not.toContain('GET /security-policy')
    expect(await coveredBy('Integrator (payments)')).toEqual([
      'DELETE /clients/:clientID/webhook-endpoints/:endpointID',
      'DELETE /customers/:customerID',
      'DELETE /customers/:customerID/payment-methods/:savedPaymentMethodID',
      'DELETE /customers/:customerID/transactions/:transactionID',
      'DELETE /invoices/:invoiceID',
      'GET /balance',
      'GET /billing-reports/aging',
      'GET /billing-reports/cancellations',
      'GET /billing-reports/churn',
      'GET /billing-reports/movements',
      'GET /billing-reports/movements/export.csv',
      'GET /billing-reports/open-invoices',
      'GET /billing-reports/recurring-revenue',
      'GET /billing-reports/retention',
      'GET /checkout-sessions',
      'GET /checkout-sessions/:checkoutSessionID',
      'GET /checkout-settings',
      'GET /clients/:clientID/events',
      'GET /clients/:clientID/payment-links',
      'GET /clients/:clientID/payment-links/:paymentLinkID',
      'GET /clients/:clientID/webhook-deliveries',
      'GET /clients/:clientID/webhook-deliveries/:deliveryID',
      'GET /clients/:clientID/webhook-deliveries/:deliveryID/signature',
      'GET /clients/:clientID/webhook-endpoints',
      'GET /coupons',
      'GET /coupons/:couponID',
      'GET /coupons/:couponID/redemptions',
      'GET /credit-notes',
      'GET /credit-notes/:creditNoteID',
      'GET /credit-notes/:creditNoteID/credit-note.pdf',
      'GET /customers',
      'GET /customers/:customerID',
      'GET /customers/:customerID/payment-methods',
      'GET /customers/:customerID/payment-methods/:savedPaymentMethodID',
      'GET /customers/:customerID/transactions',
      'GET /customers/export.csv',
      'GET /dunning-settings',
      'GET /events/stream',
      'GET /invoice-settings',
      'GET /invoices',
      'GET /invoices/:invoiceID',
      'GET /invoices/:invoiceID/invoice.pdf',
      'GET /invoices/export.csv',
      'GET /ledger-entries',
      'GET /portal-settings',
      'GET /prices',
      'GET /prices/:priceID',
      'GET /products',
      'GET /products/:productID',
      'GET /refunds/:refundID',
      'GET /request-logs',
      'GET /request-logs/:requestLogID',
      'GET /subscriptions',
      'GET /subscriptions/:subscriptionID',
      'GET /subscriptions/:subscriptionID/payment-tries',
      'GET /subscriptions/:subscriptionID/usage',
      'GET /subscriptions/export.csv',
      'GET /tax-rates',
      'GET /tax-rates/:taxRateID',
      'GET /test-clocks',
      'GET /test-clocks/:testClockID',
      'GET /test-clocks/:testClockID/timeline',
      'GET /transactions',
      'GET /transactions/:transactionID',
      'GET /transactions/:transactionID/attempts',
      'GET /transactions/:transactionID/refunds',
      'GET /transactions/:transactionID/timeline',
      'GET /transactions/export.csv',
      'GET /usage-events',
      'GET /usage-events/export.csv',
      'POST /checkout-sessions',
      'POST /checkout-sessions/:checkoutSessionID/expire',
      'POST /clients/:clientID/payment-links',
      'POST /clients/:clientID/payment-links/:paymentLinkID/close',
      'POST /clients/:clientID/webhook-deliveries/:deliveryID/replay',
      'POST /clients/:clientID/webhook-deliveries/replay',
      'POST /clients/:clientID/webhook-endpoints',
      'POST /clients/:clientID/webhook-endpoints/:endpointID/enable',
      'POST /clients/:clientID/webhook-endpoints/:endpointID/rotate-secret',
      'POST /clients/:clientID/webhook-endpoints/:endpointID/test',
      'POST /coupons',
      'POST /coupons/:couponID/retire',
      'POST /credit-notes',
      'POST /customers',
      'POST /customers/:customerID/export',
      'POST /customers/:customerID/portal-links',
      'POST /customers/:customerID/transactions',
      'POST /invoices',
      'POST /invoices/:invoiceID/finalize',
      'POST /invoices/:invoiceID/mark-uncollectible',
      'POST /invoices/:invoiceID/pay',
      'POST /invoices/:invoiceID/send',
      'POST /invoices/:invoiceID/void',
      'POST /prices',
      'POST /prices/:priceID/retire',
      'POST /products',
      'POST /products/:productID/retire',
      'POST /subscriptions',
      'POST /subscriptions/:subscriptionID/cancel',
      'POST /subscriptions/:subscriptionID/pause',
      'POST /subscriptions/:subscriptionID/preview',
      'POST /subscriptions/:subscriptionID/resume',
      'POST /tax-rates',
      'POST /tax-rates/:taxRateID/retire',
      'POST /test-clocks',
      'POST /test-clocks/:testClockID/advance',
      'POST /test-clocks/:testClockID/close',
      'POST /transactions',
      'POST /transactions/:transactionID/cancel',
      'POST /transactions/:transactionID/capture',
      'POST /transactions/:transactionID/otp',
      'POST /transactions/:transactionID/refunds',
      'POST /transactions/:transactionID/resend-otp',
      'POST /transactions/:transactionID/test-credits',
      'POST /usage-events',
      'PUT /clients/:clientID/webhook-endpoints/:endpointID',
      'PUT /customers/:customerID',
      'PUT /customers/:customerID/default-payment-method',
      'PUT /customers/:customerID/transactions/:transactionID',
      'PUT /dunning-settings',
      'PUT /invoice-settings',
      'PUT /invoices/:invoiceID',
      'PUT /portal-settings',
      'PUT /products/:productID',
      'PUT /subscriptions/:subscriptionID',
    ])
    expect(await coveredBy('Integrator (read only)')).toEqual(readOnlyCalls)
  })

  it('gives roles of members that only read nothing sensitive, and no role of members a route of others', async () => {
    const sensitive = keysOf(({ isSensitive }) => isSensitive)
    const ofClients = keysOf(({ audiences }) => audiences.includes('client'))
    for (const name of ['Developer', 'Finance', 'Support', 'Viewer']) {
      const covered = await coveredBy(name)
      expect([name, covered.filter((key) => !ofClients.includes(key))]).toEqual([name, []])
      expect(covered.length).toBeGreaterThan(5)
    }
    const chargesSaved = [
      'POST /customers/:customerID/transactions',
      'POST /invoices/:invoiceID/pay',
      'POST /subscriptions',
    ]
    for (const name of ['Developer', 'Support', 'Viewer'])
      expect([name, (await coveredBy(name)).filter((key) => chargesSaved.includes(key))]).toEqual([name, []])
    expect(await coveredBy('Finance')).toEqual(expect.arrayContaining(chargesSaved))
    expect((await coveredBy('Viewer')).filter((key) => sensitive.includes(key) || !key.startsWith('GET '))).toEqual([])
    expect((await coveredBy('Support (read only)')).filter((key) => sensitive.includes(key))).toEqual([])
    expect(sensitive).toContain('GET /clients/:clientID/members')
  })

  it('marks the two integrator roles, and no other, for API users', async () => {
    const marked = await api.database.read.findBy(Role, { assignableToApiUsers: true })
    expect(marked.map(({ name }) => name).sort()).toEqual(['Integrator (payments)', 'Integrator (read only)'])
  })
})

describe('a start of a version that adds gated routes', () => {
  const start = () =>
    api.database.write((manager) => api.app.get(FirstRights, { strict: false }).prepare(manager, false))

  it('adds a row for each of them, granted to nobody, and touches no other row and no role', async () => {
    const added = ['GET /audit', 'POST /roles/:roleID/preview']
    await api.database.write(async (manager) => {
      for (const key of added) {
        const [httpMethod, routePattern] = key.split(' ') as [string, string]
        const { permissionID } = await manager.findOneByOrFail(Permission, { httpMethod, routePattern })
        await manager.query(`DELETE FROM "role_permissions" WHERE "permissionID" = '${permissionID}'`)
        await manager.delete(Permission, { permissionID })
      }
      // Staff may have taken the name for something else in the meantime, twice even.
      for (const taken of ['See the audit log', 'See the audit log (GET /audit)']) {
        await manager.insert(Permission, {
          permissionID: `prm_${taken.length}`,
          name: taken,
          httpMethod: null,
          routePattern: null,
          createdAt: clock.now(),
        })
      }
    })
    const links = async () =>
      api.database.read.find(Role, { relations: { permissions: true }, order: { roleID: 'ASC' } })
    const [rowsBefore, linksBefore] = [await api.database.read.find(Permission), await links()]
    await start()
    await start()
    const rows = await api.database.read.find(Permission)
    const known = new Set(rowsBefore.map(({ permissionID }) => permissionID))
    const fresh = rows.filter(({ permissionID }) => !known.has(permissionID))
    expect(fresh.map((row) => [`${row.httpMethod} ${row.routePattern}`, row.name]).sort()).toEqual([
      ['GET /audit', 'See the audit log (GET /audit, 2)'],
      ['POST /roles/:roleID/preview', 'Preview role changes'],
    ])
    expect(await links()).toEqual(linksBefore)
    expect(rows).toHaveLength(rowsBefore.length + fresh.length)
  })
})
