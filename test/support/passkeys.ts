import { Authenticator, type Twist } from './authenticator.js'
import type { Answer } from './calls.js'
import { type Audience, buildAccount, type KnownAccount } from './device-accounts.js'
import type { TestApi } from './test-api.js'

export const passkeyOrigin = 'https://pay.example.com'

export interface PasskeyHolder extends KnownAccount {
  passkey: Authenticator
  factorID: string
  recoveryCodes: string[]
}

export const askToEnrol = async (api: TestApi, { token }: { token: string }) =>
  (await api.call('POST', '/account/factors/passkey/options', { token })).body

export const addPasskey = (api: TestApi, { token }: { token: string }, credential: unknown, name = 'Laptop') =>
  api.call('POST', '/account/factors/passkey', { token, body: { name, credential } })

export async function enrolPasskey(
  api: TestApi,
  account: KnownAccount,
  device = new Authenticator(passkeyOrigin),
): Promise<PasskeyHolder> {
  const { body } = await addPasskey(api, account, device.create(await askToEnrol(api, account)))
  const { factorID, recoveryCodes = [] } = body
  return { ...account, passkey: device, factorID, recoveryCodes }
}

export const buildPasskeyHolder = async (api: TestApi, audience: Audience, device?: Authenticator) =>
  enrolPasskey(api, await buildAccount(api, audience), device)

const withDevice = (device?: string) => (device === undefined ? {} : { headers: { 'device-token': device } })

export const askToSignIn = async (api: TestApi, audience: Audience, device?: string) =>
  (await api.call('POST', '/account/passkey-sign-in/options', { body: { audience }, ...withDevice(device) })).body

export const finishSignIn = (api: TestApi, audience: Audience, credential: unknown, device?: string): Promise<Answer> =>
  api.call('POST', '/account/passkey-sign-in', { body: { audience, credential }, ...withDevice(device) })

export const signInByPasskey = async (api: TestApi, audience: Audience, device: Authenticator, twist?: Twist) =>
  finishSignIn(api, audience, device.get(await askToSignIn(api, audience), twist))

export const askAtStep = (api: TestApi, challenge: string, device?: string): Promise<Answer> =>
  api.call('POST', '/account/second-factor/options', { body: { challenge }, ...withDevice(device) })

export const finishStep = (api: TestApi, challenge: string, credential: unknown, device?: string): Promise<Answer> =>
  api.call('POST', '/account/second-factor', {
    body: { challenge, method: 'passkey', credential },
    ...withDevice(device),
  })
