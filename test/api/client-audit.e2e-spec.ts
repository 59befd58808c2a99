import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signInAdmin, signupInput } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await signInAdmin(api)
})
afterAll(() => api.close())

const post = (path: string, body: object = {}) => api.call('POST', path, { token, body })
async function register(overrides: Record<string, unknown> = {}) {
  const input = signupInput(overrides)
  const { clientID } = (await api.call('POST', '/clients/register', { body: input })).body
  return { clientID: String(clientID), input }
}
async function factOf(clientID: string, action: string) {
  const { items } = (await api.call('GET', `/audit?target=${clientID}&action=${action}`, { token })).body
  expect([action, items.length]).toEqual([action, 1])
  const { before, after } = items[0]
  return { before, after }
}

describe('the audit log of a client', () => {
  it('has every field that staff change, before and after', async () => {
    const { clientID, input } = await register()
    const { name, clientType, emailAddress } = input
    const changed = {
      contactPerson: 'Grace Hopper',
      address: '2 Side Street',
      city: 'Lyon',
      state: '',
      country: 'France',
    }
    const body = { name, clientType, emailAddress, phoneNumber: '', ...changed, chargePercentage: 3 }
    expect((await api.call('PUT', `/clients/${clientID}`, { token, body })).status).toBe(200)
    expect(await factOf(clientID, 'client.updated')).toEqual({
      before: expect.objectContaining({
        contactPerson: 'Ada Lovelace',
        phoneNumber: '+14155552671',
        address: '1 Market Street',
        city: 'San Francisco',
        state: 'California',
        country: 'United States',
        chargePercentageHundredths: 250,
      }),
      after: expect.objectContaining({
        contactPerson: 'Grace Hopper',
        phoneNumber: null,
        address: '2 Side Street',
        city: 'Lyon',
        state: null,
        country: 'France',
        chargePercentageHundredths: 300,
      }),
    })
  })

  it('has every field that an applicant changes when it applies again', async () => {
    const { clientID, input } = await register({ city: 'Paris' })
    await post(`/clients/${clientID}/reject`, { reason: 'Which town?' })
    const again = {
      ...input,
      name: 'Right name',
      clientType: 'Individual',
      city: 'Lyon',
      phoneNumber: '',
      chargePercentage: 1,
    }
    expect((await api.call('POST', '/clients/reapply', { body: again })).status).toBe(200)
    const { before, after } = await factOf(clientID, 'client.reapplied')
    const changed = {
      before: { name: input.name, clientType: 'Company', city: 'Paris', phoneNumber: '+14155552671' },
      after: { name: 'Right name', clientType: 'Individual', city: 'Lyon', phoneNumber: null },
    }
    expect(before).toMatchObject({ ...changed.before, chargePercentageHundredths: 250, status: 'rejected' })
    expect(after).toMatchObject({ ...changed.after, chargePercentageHundredths: 100, status: 'pending' })
    expect([before, after].map((facts) => 'country' in facts)).toEqual([false, false])
  })

  it('has what an applicant said at sign-up', async () => {
    const { clientID } = await register({ chargePercentage: 4 })
    const { after } = await factOf(clientID, 'client.registered')
    expect(after).toMatchObject({
      contactPerson: 'Ada Lovelace',
      city: 'San Francisco',
      chargePercentageHundredths: 400,
    })
    expect(JSON.stringify(after)).not.toMatch(/hash|token/i)
  })

  it('says at which rate a client was approved, and who asked for it', async () => {
    const kept = await register({ chargePercentage: 4 })
    await post(`/clients/${kept.clientID}/approve`)
    expect((await factOf(kept.clientID, 'client.approved')).after).toMatchObject({
      chargePercentageHundredths: 400,
      rateAskedBy: 'applicant',
    })
    const same = await register({ chargePercentage: 4 })
    await post(`/clients/${same.clientID}/approve`, { chargePercentage: 4 })
    expect((await factOf(same.clientID, 'client.approved')).after).toMatchObject({ rateAskedBy: 'applicant' })
    const corrected = await register({ chargePercentage: 4 })
    await post(`/clients/${corrected.clientID}/approve`, { chargePercentage: 3 })
    expect(await factOf(corrected.clientID, 'client.approved')).toEqual({
      before: { status: 'pending', chargePercentageHundredths: 400, rateAskedBy: 'applicant' },
      after: { status: 'active', chargePercentageHundredths: 300, rateAskedBy: 'staff', reason: null },
    })
  })

  it('says so too of a rate that staff changed before, and that the applicant asked for anew', async () => {
    const { clientID, input } = await register({ chargePercentage: 4 })
    const { name, clientType, emailAddress } = input
    await api.call('PUT', `/clients/${clientID}`, {
      token,
      body: { name, clientType, emailAddress, chargePercentage: 3 },
    })
    const other = await register({ chargePercentage: 4 })
    await post(`/clients/${other.clientID}/reject`)
    await api.call('POST', '/clients/reapply', { body: { ...other.input, chargePercentage: 2 } })
    for (const id of [clientID, other.clientID]) await post(`/clients/${id}/approve`)
    expect((await factOf(clientID, 'client.approved')).after.rateAskedBy).toBe('staff')
    expect((await factOf(other.clientID, 'client.approved')).after).toMatchObject({
      rateAskedBy: 'applicant',
      chargePercentageHundredths: 200,
    })
  })
})
