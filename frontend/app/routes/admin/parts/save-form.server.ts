import { data } from 'react-router'
import type { GatedCall } from '#contract/generated/calls.js'
import { check, type Fields } from '#contract/check.js'
import { callAsStaff } from '../../../api/as-staff.server'
import { runForm } from '../../../api/form-actions.server'
import type { Call } from '../../../api/http.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { type Seen, saveUnlessChanged } from '../../../api/unchanged.server'
import type { FormInput } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Context } from '../../../session/site-context.server'
import type { ToastWords } from '../../../session/toast.server'

/** For the loader of an empty form, for those who may send it. */
export async function emptyForm(context: Context, call: GatedCall) {
  await requireCall(context, call)
  return { formID: newFormID() }
}

/** What forms carry beside what they ask for. */
const ofTheForm = ['formID', 'seen', 'intent']

interface Answer<Preview> extends Refusal {
  preview?: Preview
}

interface Save<Body extends object, Saved, Preview> {
  /** What was sent; `faults` is what was wrong before the request class looked at it. */
  form: FormInput & { faults?: Fields | undefined }
  /** The request class of the call. */
  as: new () => Body
  send: Call
  /** The row as it is now, so that a change is refused if another person has changed it meanwhile. */
  read?: () => Promise<Seen>
  /** What the button beside Save shows; nothing is saved. */
  preview?: (body: Body) => Promise<Preview>
  to: string | ((saved: Saved) => string)
  done: string | ((saved: Saved) => ToastWords)
  failed: string
}

/** Checks what a form says, sends it as the body of one call, and leads on with a toast; a refusal comes back to the form. */
export async function saveAsStaff<Body extends object, Saved, Preview = never>(
  context: Context,
  { form, as, send, read, preview, to, done, failed }: Save<Body, Saved, Preview>,
): Promise<Response | ReturnType<typeof data<Answer<Preview>>>> {
  const { typed, faults = {} } = form
  const asked = Object.entries(form.input).filter(([name]) => !ofTheForm.includes(name))
  const { value, fields } = await check(as, Object.fromEntries(asked))
  if (!value || Object.keys(faults).length > 0) return refuseInputs({ ...fields, ...faults }, typed)
  const ask = (sent: { formID: string | undefined } | { ifMatch: string }) =>
    callAsStaff<Saved>(context, { ...send, body: value, ...sent })
  if (preview && typed.intent === 'preview')
    return preview(value).then(
      (shown) => data({ preview: shown, typed }),
      (error) => refuse(error, failed, typed),
    )
  const saving = read
    ? saveUnlessChanged({ typed, read, save: (ifMatch) => ask({ ifMatch }) })
    : ask({ formID: typed.formID })
  return runForm(context, saving, { to, done, failed, typed })
}
