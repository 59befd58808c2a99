import { type Checked, check } from '#contract/check.js'
import { ApproveClient, type RejectClient } from '#contract/client-approvals.js'
import { type ClientView } from '#contract/clients.js'
import * as words from '#contract/messages/admin/pending-clients.js'
import * as twoPeople from '#contract/messages/admin/two-people.js'
import { field } from '#contract/messages/fields.js'
import { failed } from '#contract/messages/outcomes.js'
import { belowMinimum, pendingClients } from '#contract/messages/pending-clients.js'
import { approveClient, findPendingClient, rejectClient } from '../../../api/clients.server'
import { callAsStaff } from '../../../api/as-staff.server'
import { ApiError } from '../../../api/http.server'
import { silently } from '../../../api/silently.server'
import { toNumber } from '../../../session/form.server'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'
import { success, type ToastWords } from '../../../session/toast.server'
import { approvalReasonName, meantName, rateName } from './form'

interface Decided {
  toast: ToastWords
  /** The mail about it failed; the decision stands. */
  warning: ToastWords | null
}

export interface Result {
  kind: 'success' | 'warning' | 'error'
  text: string
  /** The client whose rate needs a tick that it is meant. */
  asksMeant?: string
}

export async function approve(context: Context, clientID: string, input: ApproveClient): Promise<Decided> {
  const client = await approveClient(context, clientID, input)
  if (client.twoPeople) return { toast: success(twoPeople.firstKept(client.name)), warning: null }
  const warning = await warningOf(context, 'POST /clients/:clientID/notify-approval', client)
  return { toast: success(pendingClients.approved(client.name)), warning }
}

/** The rate that a card shows, which is never left out: the reviewer has seen what will be used. */
export async function readRate(typed: Record<string, string>, clientID: string): Promise<Checked<ApproveClient>> {
  const rate = typed[rateName(clientID)]
  if (!rate?.trim()) return { fields: { chargePercentage: field.chargePercentageRequired } }
  const isMeant = meantName(clientID) in typed
  const reason = typed[approvalReasonName(clientID)]
  const meant = isMeant && { belowMinimum: true }
  return check(ApproveClient, { chargePercentage: toNumber(rate), ...meant, ...(reason && { reason }) })
}

export async function reject(context: Context, clientID: string, input: RejectClient): Promise<Decided> {
  const client = await rejectClient(context, clientID, input)
  const warning = await warningOf(context, 'POST /clients/:clientID/notify-rejection', client)
  return { toast: success(pendingClients.rejected(client.name)), warning }
}

type Notice = `POST /clients/:clientID/notify-${'approval' | 'rejection'}`

// The decision has queued its mail already: one that is not sent again within a minute, or may not be, is no fault.
async function warningOf(context: Context, call: Notice, client: ClientView) {
  if (!may(context, call)) return null
  try {
    await callAsStaff(context, { call, params: { clientID: client.clientID } })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const text = words.theMailToMayNot(client.name)
    return { kind: 'blank', text } satisfies ToastWords
  }
}

/** One after the other; what one of them meets stops none of the others. */
async function decideEach(
  context: Context,
  clientIDs: string[],
  decide: (clientID: string) => Promise<Decided>,
  sentenceOfTheAction: string,
): Promise<Result[]> {
  const results: Result[] = []
  for (const clientID of new Set(clientIDs)) {
    const { name } = (await silently(findPendingClient(context, clientID), null)) ?? { name: clientID }
    try {
      const { toast, warning } = await decide(clientID)
      results.push({ kind: 'success', text: toast.text })
      if (warning) results.push({ kind: 'warning', text: warning.text })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      results.push({
        kind: 'error',
        text: `${name}: ${error.fields.chargePercentage ?? error.explain(sentenceOfTheAction)}`,
        ...(error.code === belowMinimum.code && { asksMeant: clientID }),
      })
    }
  }
  return results
}

/** Each at the rate that its card shows; a rate that cannot be read stops that one alone. */
export const approveEach = (context: Context, clientIDs: string[], typed: Record<string, string>) =>
  decideEach(
    context,
    clientIDs,
    async (clientID) => {
      const { value, fields } = await readRate(typed, clientID)
      if (fields) throw new ApiError(422, 'INVALID_INPUT', Object.values(fields)[0] ?? '', fields, '')
      return approve(context, clientID, value)
    },
    failed.pendingClient.approve,
  )

export const rejectEach = (context: Context, clientIDs: string[], input: RejectClient) =>
  decideEach(context, clientIDs, (clientID) => reject(context, clientID, input), failed.pendingClient.reject)
