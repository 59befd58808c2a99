import type { GatedCall } from '#contract/generated/calls.js'
import type { AcceptInvitation, InviteMember, MemberView, UpdateMember } from '#contract/members.js'
import { pageSizeMax } from '#contract/limits.js'
import type { AssignableRoleView } from '#contract/roles.js'
import { mayOwn } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import { callApi } from './http.server'
import { silently } from './silently.server'

export const loadClientFrame = (context: Context) => callAsClient(context, { call: 'GET /clients/me/frame' })

export const switchClient = (context: Context, clientID: string) =>
  callAsClient(context, { call: 'POST /clients/me/switch', body: { clientID } })

export const listOwnMembers = async (context: Context): Promise<MemberView[]> =>
  (await callAsClient(context, { call: 'GET /clients/:clientID/members' })).items

export const findOwnMember = async (context: Context, clientMemberID: string): Promise<MemberView | null> =>
  (await listOwnMembers(context)).find((member) => member.clientMemberID === clientMemberID) ?? null

export const inviteMember = (context: Context, body: InviteMember, formID?: unknown) =>
  callAsClient(context, { call: 'POST /clients/:clientID/members', body, formID })

export const updateMember = (context: Context, clientMemberID: string, body: UpdateMember) =>
  callAsClient(context, { call: 'PUT /clients/:clientID/members/:clientMemberID', params: { clientMemberID }, body })

export const removeMember = (context: Context, clientMemberID: string, formID?: unknown) =>
  callAsClient(context, {
    call: 'DELETE /clients/:clientID/members/:clientMemberID',
    params: { clientMemberID },
    formID,
  })

export const leaveClient = (context: Context) => callAsClient(context, { call: 'DELETE /clients/me/membership' })

export const resendInvitation = (context: Context, clientMemberID: string) =>
  callAsClient(context, { call: 'POST /clients/:clientID/members/:clientMemberID/resend', params: { clientMemberID } })

export const handOver = (context: Context, clientMemberID: string) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/members/:clientMemberID/hand-over',
    params: { clientMemberID },
  })

export const endHandOver = (context: Context, clientMemberID: string) =>
  callAsClient(context, {
    call: 'DELETE /clients/:clientID/members/:clientMemberID/hand-over',
    params: { clientMemberID },
  })

export const listMemberRoles = async (context: Context): Promise<AssignableRoleView[]> => {
  const query = { audience: 'member', limit: pageSizeMax }
  const page = await silently(callAsClient(context, { call: 'GET /roles', query }), null)
  return page?.items ?? []
}

export const readInvitation = (context: Context, token: string) =>
  callApi(context, { call: 'POST /account/invitations/read', body: { token } })

export const acceptInvitation = (context: Context, body: AcceptInvitation, session?: string) =>
  callApi(context, { call: 'POST /account/invitations/accept', body, ...(session && { token: session }) })

export const listMembersOf = (context: Context, clientID: string) =>
  callAsStaff(context, { call: 'GET /clients/:clientID/members', params: { clientID } })

/** A part of a page that this member does not see is left out; null too, if it could not be loaded. */
export const ifMayOwn = async <T>(context: Context, call: GatedCall, load: () => Promise<T>): Promise<T | null> =>
  mayOwn(context, call) ? silently<T | null>(load(), null) : null
