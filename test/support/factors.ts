import { Secret, TOTP } from 'otpauth'
import { clock } from '#contract/clock.js'
import type { Answer } from './calls.js'
import { type Audience, buildAccount, type KnownAccount, signIn } from './device-accounts.js'
import { LoginFactor } from '../../api/src/people/factors/login-factor.entity.js'
import type { TestApi } from './test-api.js'

/** What the app shows `steps` steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.time() + steps * 30_000 })

/** Six digits that the app shows neither now nor about now. */
export const wrongCodeOf = (secret: string): string => {
  const shown = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !shown.includes(code)) ?? ''
}

export interface Enrolled extends KnownAccount {
  factorID: string
  secret: string
  recoveryCodes: string[]
}

/** Adds an authenticator app to an account. Its codes of this moment count as unused again. */
export async function enrol(api: TestApi, account: KnownAccount): Promise<Enrolled> {
  const { token } = account
  const { factorID, secret } = (await api.call('POST', '/account/factors/totp', { token })).body
  const body = { factorID, code: codeOf(secret) }
  const { recoveryCodes = [] } = (await api.call('POST', '/account/factors/totp/confirm', { token, body })).body
  await forgetSteps(api, factorID)
  return { ...account, factorID, secret, recoveryCodes }
}

/** What the clock does: no code of this moment was used. */
export const forgetSteps = (api: TestApi, factorID: string): Promise<unknown> =>
  api.database.write((manager) => manager.update(LoginFactor, { factorID }, { lastStep: 0 }))

export const buildEnrolled = async (api: TestApi, audience: Audience): Promise<Enrolled> =>
  enrol(api, await buildAccount(api, audience))

/** The challenge of a right password. */
export const challengeFor = async (api: TestApi, audience: Audience, account: KnownAccount, device?: string) =>
  (await signIn(api, audience, { ...account, ...(device && { device }) })).body.challenge as string

export interface Proof {
  challenge: string
  code: string
  method?: string
  device?: string
}

export const prove = (api: TestApi, { challenge, code, method = 'totp', device }: Proof): Promise<Answer> =>
  api.call('POST', '/account/second-factor', {
    body: { challenge, method, code },
    ...(device && { headers: { 'device-token': device } }),
  })

export const outcomeOf = ({ status, body }: Answer) => [status, body?.code ?? null]
