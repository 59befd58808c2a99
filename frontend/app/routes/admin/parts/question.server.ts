import type { GatedCall } from '#contract/generated/calls.js'
import { callAsStaff } from '../../../api/as-staff.server'
import type { Call } from '../../../api/http.server'
import { refuse } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, success, type ToastWords } from '../../../session/toast.server'

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

interface Asked<Answer> {
  /** One call, or the one that follows from what the form says. */
  send: Call | ((typed: Record<string, string>) => Call | Promise<Call>)
  to: string
  done: string | ((answer: Answer) => ToastWords)
  failed: string
}

/** For its action: the call that was asked about, and a toast. */
export async function carryOut<Answer>(request: Request, context: Context, { send, to, done, failed }: Asked<Answer>) {
  const { typed } = await readForm(request)
  try {
    const call = typeof send === 'function' ? await send(typed) : send
    const answer = await callAsStaff<Answer>(context, { ...call, formID: typed.formID })
    return await redirectWithToast(context, to, typeof done === 'string' ? success(done) : done(answer))
  } catch (error) {
    return refuse(error, failed, typed)
  }
}
