import type { GatedCall } from '#contract/calls.js'
import { callAsStaff } from '../../../api/as-staff.server'
import type { Call } from '../../../api/http.server'
import { refuse } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, success } from '../../../session/toast.server'

/** For the loader of a question such as "Delete this role?": the name of the row, for those who may do it. */
export async function questionAbout<Row>(
  context: Context,
  call: GatedCall,
  find: () => Promise<Row | null>,
  nameOf: (row: Row) => string,
) {
  await requireCall(context, call)
  return { name: nameOf(await rowOrGone(context, find())), formID: newFormID() }
}

interface Asked {
  send: Call
  to: string
  done: string
  failed: string
}

/** For its action: the one call that was asked about, and a toast. */
export async function carryOut(request: Request, context: Context, { send, to, done, failed }: Asked) {
  const { input } = await readForm(request)
  try {
    await callAsStaff(context, { ...send, formID: input.formID })
    return await redirectWithToast(context, to, success(done))
  } catch (error) {
    return refuse(error, failed)
  }
}
