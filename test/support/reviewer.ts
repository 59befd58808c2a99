import { expect } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { signInAdmin } from './builders.js'
import { portalUserInput } from './rights.js'
import type { CallableApi } from './calls.js'

/** Staff with one role, that is given and taken `GET /clients/pending` through `api`. */
export async function buildReviewer(api: CallableApi) {
  const admin = await signInAdmin(api)
  const { items } = (await api.call('GET', '/permissions?q=/clients/pending&limit=100', { token: admin })).body
  const { permissionID } = items.find(({ name }: { name: string }) => name === 'See pending clients')
  const name = `Reviewer ${randomUUID().slice(0, 8)}`
  const { roleID } = (await api.call('POST', '/roles', { token: admin, body: { name } })).body
  const body = portalUserInput([roleID])
  await api.call('POST', '/portal-users', { token: admin, body })
  const { email, password } = body
  const { token } = (await api.call('POST', '/portal-users/login', { body: { email, password } })).body
  const put = async (permissionIDs: string[]) => {
    const { status } = await api.call('PUT', `/roles/${roleID}`, { token: admin, body: { name, permissionIDs } })
    expect(status).toBe(200)
  }
  return { token: String(token), grant: () => put([permissionID]), revoke: () => put([]) }
}
