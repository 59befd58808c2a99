import { newId } from '../../api/src/platform/crypto/ids.js'
import type { Role } from '../../api/src/people/gate/role.entity.js'
import type { SignedInClient } from './builders.js'
import type { CallableApi } from './calls.js'

export const memberPassword = 'a password of a member'

export interface BuiltMember extends SignedInClient {
  clientMemberID: string
}

export async function memberRoleID(api: CallableApi, token: string, name: string): Promise<string> {
  const { items } = (await api.call('GET', '/roles?audience=member&limit=100', { token })).body
  return items.find((role: { name: string }) => role.name === name).roleID
}

export const invite = (api: CallableApi, client: SignedInClient, roleID: string, overrides: object = {}) => {
  const emailAddress = `${newId('mem')}@members.test`
  const body = { name: 'Mary Member', emailAddress, roleID, ...overrides }
  return api.call('POST', `/clients/${client.clientID}/members`, { token: client.token, body })
}

export const accept = (
  api: CallableApi,
  token: string,
  more: object = { password: memberPassword },
  session?: string,
) => api.call('POST', '/account/invitations/accept', { body: { token, ...more }, token: session })

/** An invited and signed-in member; the app must expose its tokens. */
export async function buildMember(
  api: CallableApi,
  client: SignedInClient,
  { roleID }: Pick<Role, 'roleID'>,
): Promise<BuiltMember> {
  const { clientMemberID, emailAddress, invitationToken } = (await invite(api, client, roleID)).body
  await accept(api, invitationToken)
  const token = await signInMember(api, emailAddress)
  return { clientMemberID, emailAddress, token, clientID: client.clientID }
}

export const memberWith = async (api: CallableApi, client: SignedInClient, roleName: string): Promise<BuiltMember> =>
  buildMember(api, client, { roleID: await memberRoleID(api, client.token, roleName) })

export async function signInMember(api: CallableApi, emailAddress: string): Promise<string> {
  const { body } = await api.call('POST', '/clients/login', { body: { emailAddress, password: memberPassword } })
  return body.token
}
