import { clock } from '#contract/clock.js'
import { ownerRoleID } from '../../libs/contract/choices.js'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ClientMembers1763824000000 } from '../../api/src/platform/database/migrations/202511221506-client-members.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { hashPassword } from '../../api/src/platform/crypto/passwords.js'
import { ClientMember } from '../../api/src/people/clients/client-member.entity.js'
import { Role } from '../../api/src/people/gate/role.entity.js'
import { Session } from '../../api/src/people/sessions/session.entity.js'
import { clientBefore, insert, passwordBefore, type Statements, writeBefore } from '../support/before-logins.js'
import { newDatabase } from '../support/new-database.js'
import { startApi, type TestApi } from '../support/test-api.js'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const addressOf = (name: string) => `${name}@before.test`

/** A client as the version before the members wrote it, with a login of its own. */
async function clientWithLogin(to: Statements, name: string, more: object = {}): Promise<string> {
  const loginID = newId('lgn')
  const login = { loginID, audience: 'client', emailAddress: addressOf(name), createdAt: clock.time() }
  await insert(to, 'logins', { ...login, passwordHash: await hashPassword(passwordBefore) })
  const clientID = newId('cli')
  const facts = { name, clientType: 'Company', chargePercentageHundredths: 250, createdAt: clock.time() }
  const status = { status: 'active', rateAskedBy: 'applicant' }
  await insert(to, 'clients', { clientID, emailAddress: addressOf(name), loginID, ...status, ...facts, ...more })
  return clientID
}

let api: TestApi
let remove: () => Promise<void>
let active: string
beforeAll(async () => {
  const made = await newDatabase()
  remove = made.remove
  const write = async (to: Statements) => {
    active = await clientWithLogin(to, 'active', { contactPerson: 'Ada Lovelace' })
    await clientWithLogin(to, 'pending', { status: 'pending' })
    const role = { assignableToApiUsers: false, createdAt: clock.time() }
    for (const name of ['Owner', 'Support']) await insert(to, 'roles', { roleID: newId('rol'), name, ...role })
    // Not its first start: the roles of staff and API users are as staff have left them.
  }
  await writeBefore(made.settings, write, 'ClientMembers')
  api = await startApi(made.settings)
})
afterAll(async () => {
  await api.close()
  await remove()
})

const logIn = async (name: string) =>
  (await api.call('POST', '/clients/login', { body: { emailAddress: addressOf(name), password: passwordBefore } })).body

describe('a database from before the members', () => {
  it('has each login as the owner of its client, and lets it in as before', async () => {
    const { token } = await logIn('active')
    const { member } = (await api.call('GET', '/clients/me/membership', { token })).body
    expect([member.name, member.isOwner, member.clientID, member.emailAddress]).toEqual([
      ...['Ada Lovelace', true, active],
      addressOf('active'),
    ])
    expect((await api.call('GET', `/clients/${active}/settlement-account`, { token })).body.code).toBe('NOT_FOUND')
    expect((await logIn('pending')).status).toBe('pending')
  })

  it('goes on with sessions that a version without members has opened', async () => {
    const { token } = await logIn('active')
    await api.database.write((manager) => manager.update(Session, { subjectID: active }, { clientMemberID: null }))
    expect((await api.call('GET', `/clients/${active}/members`, { token })).status).toBe(200)
  })

  it('gets the roles of members, beside roles of staff that have their names', async () => {
    const roles = await api.database.read.find(Role, {
      where: { isForMembers: true },
      relations: { permissions: true },
    })
    const owner = roles.find(({ roleID }) => roleID === ownerRoleID)
    expect([owner?.name, owner?.permissions]).toEqual(['Owner (merchants)', []])
    expect(roles.map(({ name }) => name).sort()).toEqual([
      ...['Developer', 'Finance', 'Owner (merchants)', 'Support (merchants)', 'Viewer'],
    ])
    expect(roles.filter(({ permissions = [] }) => permissions.length > 0)).toHaveLength(4)
  })

  // On SQLite one process serves a folder.
  const onPostgres = isPostgres ? it : it.skip
  onPostgres('gives a client that the version before makes during the deploy its owner', async () => {
    const clientID = await api.database.write((manager) => clientBefore(manager, addressOf('beside')))
    const members = await api.database.read.findBy(ClientMember, { clientID })
    expect(members.map(({ roleID, status }) => [roleID, status])).toEqual([[ownerRoleID, 'active']])
    expect((await logIn('beside')).status).toBe('active')
  })

  it('can go back, and forward again', async () => {
    const migration = new ClientMembers1763824000000()
    await api.database.write(async ({ queryRunner }) => {
      if (!queryRunner) throw new Error('A unit has no runner')
      await migration.down(queryRunner)
      await migration.up(queryRunner)
    })
    expect(await api.database.read.countBy(ClientMember, { roleID: ownerRoleID })).toBeGreaterThanOrEqual(2)
  })
})
