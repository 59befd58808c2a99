import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuditLog } from '../../api/src/platform/audit/audit-log.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { Takeover1763806200000 } from '../../api/src/platform/database/migrations/202511221010-takeover.js'
import { signInAdmin, signupInput } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await signInAdmin(api)
})
afterAll(() => api.close())

const register = async (): Promise<string> =>
  (await api.call('POST', '/clients/register', { body: signupInput() })).body.clientID
const create = async (): Promise<string> => {
  const { name, clientType, emailAddress } = signupInput()
  return (await api.call('POST', '/clients', { token, body: { name, clientType, emailAddress } })).body.clientID
}
const note = (clientID: string, action: string) =>
  api.app
    .get(AuditLog, { strict: false })
    .unit((_manager, record) => record({ action, target: { kind: 'client', id: clientID } }))

async function migrateAgain(): Promise<void> {
  await api.database.write(async (manager) => {
    if (!manager.queryRunner) throw new Error('A unit has a query runner')
    const migration = new Takeover1763806200000()
    await migration.down(manager.queryRunner)
    await migration.up(manager.queryRunner)
  })
}

describe('the migration to guarded e-mail addresses', () => {
  it('knows from the log who has a password of its own, and who asked for a rate last', async () => {
    const registered = await register()
    const [created, createdAndSet] = [await create(), await create()]
    await note(createdAndSet, 'client.password_reset')
    const corrected = await register()
    await api.call('POST', `/clients/${corrected}/approve`, { token, body: { chargePercentage: 3 } })
    const kept = await register()
    await api.call('POST', `/clients/${kept}/approve`, { token })
    await migrateAgain()
    const row = (clientID: string) => api.database.read.findOneByOrFail(Client, { clientID })
    const facts = async (clientID: string) => {
      const { rateAskedBy, firstPasswordAt, createdAt, pendingEmailAddress, payoutsHeldUntil } = await row(clientID)
      expect([pendingEmailAddress, payoutsHeldUntil]).toEqual([null, null])
      return [rateAskedBy, firstPasswordAt && firstPasswordAt.getTime() === createdAt.getTime()]
    }
    expect(await facts(registered)).toEqual(['applicant', true])
    expect(await facts(created)).toEqual(['staff', null])
    expect(await facts(createdAndSet)).toEqual(['staff', true])
    expect(await facts(corrected)).toEqual(['staff', true])
    expect(await facts(kept)).toEqual(['applicant', true])
    const { status } = await api.call('GET', '/clients?sort=name', { token })
    expect(status).toBe(200)
  })
})
