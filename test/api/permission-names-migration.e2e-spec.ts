import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import { PermissionNames1764247800000 } from '../../api/src/platform/database/migrations/202511271250-permission-names.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const migrate = () =>
  api.database.write(async ({ queryRunner }) => {
    if (!queryRunner) throw new Error('A unit has a query runner')
    await new PermissionNames1764247800000().up(queryRunner)
  })

const on = (httpMethod: string, routePattern: string) => ({ httpMethod, routePattern })
const balance = on('GET', '/clients/:clientID/balance')
const ledger = on('GET', '/ledger/books')
const stats = on('GET', '/admin/stats')
const details = on('GET', '/clients/:clientID/request-logs/:requestLogID')
const files = on('POST', '/payout-files')

const change = (at: object, to: Partial<Permission>) =>
  api.database.write((manager) => manager.update(Permission, at, to))
const nameOf = async (at: object) => (await api.database.read.findOneByOrFail(Permission, at)).name

describe('the migration of permission names', () => {
  it('renames the rows that have a default name of before, and only those', async () => {
    const ofToday = await api.database.read.find(Permission, { order: { permissionID: 'ASC' } })
    const other = on('GET', '/elsewhere')
    await change(balance, { name: 'See the own balance' })
    await change(ledger, { name: 'See the books' })
    await change(details, { name: 'See a call of an own program' })
    await change(stats, { name: 'Our figures' })
    await change(files, { name: 'Make payout files', ...other })
    await migrate()
    expect(await nameOf(balance)).toBe('See own balance')
    expect(await nameOf(ledger)).toBe('See the ledger')
    expect(await nameOf(details)).toBe('See own API request details')
    expect(await nameOf(stats)).toBe('Our figures')
    expect(await nameOf(other)).toBe('Make payout files')
    await change(stats, { name: 'See dashboard figures' })
    await change(other, { name: 'Create payout files', ...files })
    expect(await api.database.read.find(Permission, { order: { permissionID: 'ASC' } })).toEqual(ofToday)
  })

  it('leaves a row whose new name another row has', async () => {
    await change(balance, { name: 'See the own balance' })
    await change(stats, { name: 'see OWN balance' })
    await migrate()
    expect(await nameOf(balance)).toBe('See the own balance')
    await change(stats, { name: 'See dashboard figures' })
    await migrate()
    expect(await nameOf(balance)).toBe('See own balance')
  })

  it('gives every row of before the name that a new installation gives it', async () => {
    const rows = await api.database.read.find(Permission)
    const source = new PermissionNames1764247800000()
    const asked: unknown[][] = []
    const runner = { query: async (_sql: string, values: unknown[]) => asked.push(values) }
    await source.up(runner as never)
    expect(asked.length).toBeGreaterThan(90)
    const wrong = asked.filter(
      ([name, , method, route]) =>
        !rows.some((row) => row.name === name && row.httpMethod === method && row.routePattern === route),
    )
    expect(wrong).toEqual([])
  })
})
