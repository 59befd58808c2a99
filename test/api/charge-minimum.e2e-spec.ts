import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signInAdmin, signupInput } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

const sentence = 'This rate is below the minimum of 1.50%. Confirm it, or enter a higher rate'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi({ CHARGE_PERCENTAGE_MIN: '1.50' })
  token = await signInAdmin(api)
})
afterAll(() => api.close())

const call = (method: string, path: string, body: object) => api.call(method, path, { token, body })
const register = async (chargePercentage: number): Promise<string> =>
  (await api.call('POST', '/clients/register', { body: signupInput({ chargePercentage }) })).body.clientID
const read = async (clientID: string) => (await api.call('GET', `/clients/${clientID}`, { token })).body
const staffInput = (overrides: object) => {
  const { name, clientType, emailAddress } = signupInput()
  return { name, clientType, emailAddress, ...overrides }
}
const refusal = [422, 'RATE_BELOW_MINIMUM', { chargePercentage: sentence }]
const shown = ({ status, body }: { status: number; body: { code: string; fields: object } }) => [
  status,
  body.code,
  body.fields,
]

describe('a rate below CHARGE_PERCENTAGE_MIN', () => {
  it('can be asked for at sign-up', async () => {
    expect((await read(await register(0.5))).chargePercentage).toBe(0.5)
  })

  it('is approved only by who says that it is meant, kept as asked for or corrected', async () => {
    const path = `/clients/${await register(0.5)}/approve`
    expect(shown(await call('POST', path, {}))).toEqual(refusal)
    expect(shown(await call('POST', path, { chargePercentage: 1.49, belowMinimum: false }))).toEqual(refusal)
    const { status, body } = await call('POST', path, { belowMinimum: true })
    expect([status, body.chargePercentage, body.status]).toEqual([200, 0.5, 'active'])
    // The same decision again is no decision.
    expect((await call('POST', path, {})).status).toBe(200)
  })

  it('asks nothing of the minimum itself', async () => {
    const clientID = await register(1.5)
    expect((await call('POST', `/clients/${clientID}/approve`, {})).status).toBe(200)
    expect((await call('POST', '/clients', staffInput({ chargePercentage: 1.5 }))).status).toBe(201)
    expect((await call('POST', '/clients', staffInput({}))).body.chargePercentage).toBe(2.5)
  })

  it('is given by staff only if they say so; who changes something else is not asked again', async () => {
    const input = staffInput({ chargePercentage: 1 })
    expect(shown(await call('POST', '/clients', input))).toEqual(refusal)
    const { clientID } = (await call('POST', '/clients', { ...input, belowMinimum: true })).body
    const path = `/clients/${clientID}`
    const renamed = await call('PUT', path, { ...input, name: 'Renamed' })
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Renamed'])
    expect(shown(await call('PUT', path, { ...input, chargePercentage: 0.9 }))).toEqual(refusal)
    expect((await read(clientID)).chargePercentage).toBe(1)
    expect((await call('PUT', path, { ...input, chargePercentage: 0.9, belowMinimum: true })).status).toBe(200)
    expect((await read(clientID)).chargePercentage).toBe(0.9)
  })

  it('takes no other word for it', async () => {
    const { status, body } = await call('POST', '/clients', staffInput({ chargePercentage: 1, belowMinimum: 'yes' }))
    expect([status, Object.keys(body.fields)]).toEqual([422, ['belowMinimum']])
  })
})
