import type { GatedCall } from '#contract/generated/calls.js'
import { callAsStaff } from '../../../api/as-staff.server'
import { runForm } from '../../../api/form-actions.server'
import type { Call } from '../../../api/http.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Context } from '../../../session/site-context.server'
import type { ToastWords } from '../../../session/toast.server'

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
  const ask = async () => {
    const call = typeof send === 'function' ? await send(typed) : send
    return callAsStaff<Answer>(context, { ...call, formID: typed.formID })
  }
  return runForm(context, ask(), { to, done, failed, typed })
}
