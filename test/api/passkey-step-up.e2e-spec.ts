import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Authenticator } from '../support/authenticator.js'
import { outcomeOf } from '../support/factors.js'
import { addPasskey, askToEnrol, buildPasskeyHolder, finishStep, passkeyOrigin } from '../support/passkeys.js'
import { ageProofs, enrolmentChallenge, stepUp } from '../support/step-up.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { buildAccount, signIn } from '../support/device-accounts.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: passkeyOrigin })
})
afterAll(() => api.close())

const ask = (token?: string) => api.call('POST', '/account/step-up/options', token ? { token } : {})
const prove = (token: string, credential: unknown) => stepUp(api, token, { method: 'passkey', credential })
const makeCodes = (token: string) => api.call('POST', '/account/recovery-codes', { token })

describe.each(['client', 'portal'] as const)('a passkey as proof inside a session of a %s', (audience) => {
  it('opens what asks for one, for ten minutes of that session, and is good once', async () => {
    const { id, token, passkey } = await buildPasskeyHolder(api, audience)
    await ageProofs(api, id)
    const refused = await makeCodes(token)
    expect([...outcomeOf(refused), refused.body.methods]).toEqual([
      403,
      'STEP_UP_REQUIRED',
      ['passkey', 'recovery_code'],
    ])
    const options = await ask(token)
    expect([options.status, options.body.allowCredentials]).toMatchObject([200, [{ id: passkey.credentialID }]])
    const credential = passkey.get(options.body)
    expect((await prove(token, credential)).body).toMatchObject({ method: 'passkey', provenUntil: expect.any(String) })
    expect((await makeCodes(token)).status).toBe(201)
    expect(outcomeOf(await prove(token, credential))).toEqual([422, 'PASSKEY_CHALLENGE_INVALID'])
  })

  it('is refused from another session, another login and an unknown device', async () => {
    const holder = await buildPasskeyHolder(api, audience)
    const other = await buildPasskeyHolder(api, audience)
    const fromOther = holder.passkey.get((await ask(other.token)).body)
    expect(outcomeOf(await prove(holder.token, fromOther))).toEqual([422, 'PASSKEY_CHALLENGE_INVALID'])
    const mine = (await ask(holder.token)).body
    expect(outcomeOf(await prove(holder.token, other.passkey.get(mine)))).toEqual([422, 'PASSKEY_UNKNOWN'])
    expect(outcomeOf(await prove(holder.token, { id: 'x' }))).toEqual([422, 'INVALID_INPUT'])
    expect(outcomeOf(await stepUp(api, holder.token, { method: 'passkey' }))).toEqual([422, 'INVALID_INPUT'])
  })

  it('is asked of nobody who has none, and of nobody unknown', async () => {
    const account = await buildAccount(api, audience)
    expect(outcomeOf(await ask(account.token))).toEqual([422, 'NO_PASSKEY'])
    expect(outcomeOf(await ask())).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('is no second step of a sign-in, nor the other way round', async () => {
    const holder = await buildPasskeyHolder(api, audience)
    const { challenge } = (await signIn(api, audience, holder)).body
    const credential = holder.passkey.get((await ask(holder.token)).body)
    expect(outcomeOf(await finishStep(api, challenge, credential))).toEqual([422, 'PASSKEY_CHALLENGE_INVALID'])
  })
})

it('a sign-in that waits for a second factor is finished by the passkey that it adds', async () => {
  const token = await enrolmentChallenge(api)
  const device = new Authenticator(passkeyOrigin)
  const credential = device.create(await askToEnrol(api, { token }))
  const { status, body } = await addPasskey(api, { token }, credential)
  expect([status, body.recoveryCodes.length]).toEqual([201, 10])
  const list = await api.call('GET', '/account/factors', { token: body.signIn.token })
  expect(list.body.items).toMatchObject([{ method: 'passkey', name: 'Laptop' }])
  expect(outcomeOf(await api.call('POST', '/account/factors/passkey/options', { token }))[0]).toBe(401)
})
