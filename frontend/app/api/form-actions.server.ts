import { check } from '#contract/check.js'
import type { FormInput } from '../session/form.server'
import type { Context } from '../session/site-context.server'
import { failure, redirectWithToast, success, type ToastWords } from '../session/toast.server'
import { ApiError } from './http.server'
import { refuse, refuseInputs } from './refusal.server'

/** Where an action leads, and what it says there. */
interface Outcome<T> {
  to: string | ((made: T) => string)
  done: string | ((made: T) => string | ToastWords)
  /** The action's own sentence, for refusals that do not explain themselves. */
  failed: string
}

interface FormOutcome<T> extends Outcome<T> {
  /** What was typed, for the form that comes back. */
  typed?: Record<string, string>
}

/** Leads on with a toast when the call has worked; otherwise the form comes back with the reason. */
export async function runForm<T>(context: Context, call: Promise<T>, outcome: FormOutcome<T>) {
  try {
    return await leadOn(context, await call, outcome)
  } catch (error) {
    return refuse(error, outcome.failed, outcome.typed)
  }
}

/** The same for inputs that a request class checks first; the form's own id is none of them. */
export async function saveForm<Input extends object, T>(
  context: Context,
  { input, typed }: FormInput,
  requestClass: new () => Input,
  save: (value: Input, formID: unknown) => Promise<T>,
  outcome: Outcome<T>,
) {
  const { formID, ...details } = input
  const { value, fields } = await check(requestClass, details)
  if (fields) return refuseInputs(fields, typed)
  return runForm(context, save(value, formID), { ...outcome, typed })
}

interface ButtonOutcome<T> extends Omit<Outcome<T>, 'to'> {
  /** Where a refusal is said, and where it leads unless `to` says otherwise. */
  back: string
  to?: Outcome<T>['to']
}

/** For a button without a form of its own: a refusal is a toast as well. */
export async function runButton<T>(context: Context, call: Promise<T>, { back, ...outcome }: ButtonOutcome<T>) {
  try {
    return await leadOn(context, await call, { to: back, ...outcome })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, back, failure(error.explain(outcome.failed)))
  }
}

function leadOn<T>(context: Context, made: T, { to, done }: Outcome<T>) {
  const words = typeof done === 'function' ? done(made) : done
  const toast = typeof words === 'string' ? success(words) : words
  return redirectWithToast(context, typeof to === 'function' ? to(made) : to, toast)
}
