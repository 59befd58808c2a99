import { randomInt } from 'node:crypto'
import { buildClient, clientPassword } from './builders.js'
import { buildPortalUser, staffPassword } from './rights.js'
import type { Answer, CallOptions } from './calls.js'
import { startApi, type TestApi } from './test-api.js'

/** With the waits of a real installation; each call comes from an address of its own. */
export async function startStrictApi(settings: NodeJS.ProcessEnv = {}): Promise<TestApi> {
  const api = await startApi({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', ...settings })
  const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const call = (method: string, path: string, options: CallOptions = {}) =>
    api.call(method, path, { ...options, headers: { 'x-forwarded-for': address(), ...options.headers } })
  return { ...api, call }
}

export interface KnownAccount {
  id: string
  email: string
  password: string
  token: string
}

export interface SignIn {
  email: string
  password: string
  /** What the device says of itself; absent: a stranger. */
  device?: string
}

export type Audience = 'client' | 'portal'

const ways = {
  client: { path: '/clients/login', emailName: 'emailAddress' },
  portal: { path: '/portal-users/login', emailName: 'email' },
}

export function signIn(api: TestApi, audience: Audience, { email, password, device }: SignIn): Promise<Answer> {
  const { path, emailName } = ways[audience]
  const headers = device === undefined ? undefined : { 'device-token': device }
  return api.call('POST', path, { body: { [emailName]: email, password }, headers })
}

/** Somebody who may sign in. */
export async function buildAccount(api: TestApi, audience: Audience): Promise<KnownAccount> {
  if (audience === 'client') {
    const { clientID, emailAddress, token } = await buildClient(api)
    return { id: clientID, email: emailAddress, password: clientPassword, token }
  }
  return { ...(await buildPortalUser(api, [])), password: staffPassword }
}
