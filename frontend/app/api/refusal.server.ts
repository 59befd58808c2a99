import { data } from 'react-router'
import type { Fields } from '#contract/check.js'
import type { Context } from '../session/site-context.server'
import { heardFields } from '../session/spoken.server'
import { failure, redirectWithToast, type ToastWords } from '../session/toast.server'
import { ApiError } from './http.server'

type Typed = Record<string, string>

/** What a form's action answers when it did not work; the screen shows it under the inputs, above the button, and as a toast. */
export interface Refusal {
  fields?: Fields
  sentence?: string
  /** What kind of refusal it was, where the screen offers a way on. */
  code?: string
  toast?: ToastWords
  /** It worked, but something beside it did not. */
  warning?: ToastWords | null
  typed?: Typed
}

/** Inputs that the request class refused: the API was not asked. */
export const refuseInputs = (fields: Fields, typed: Typed) =>
  data<Refusal>({ fields: heardFields(fields), typed }, { status: 422 })

/**
 * Turns what the API refused into the answer of an action. Redirects and faults of ours are thrown on.
 * @param translate what the API says in English, for whoever reads another language
 */
export function refuse(
  error: unknown,
  sentenceOfTheAction: string,
  typed: Typed = {},
  translate: (sentence: string) => string = (sentence) => sentence,
) {
  if (!(error instanceof ApiError)) throw error
  const sentence = translate(error.explain(sentenceOfTheAction))
  const { code, status } = error
  const fields = Object.fromEntries(Object.entries(error.fields).map(([name, said]) => [name, translate(said)]))
  return data<Refusal>({ fields, sentence, code, toast: failure(sentence), typed }, { status })
}

interface WayBack {
  context: Context
  to: string
  /** A dialog or a card takes the answer in place. */
  isInPlace: boolean
}

/** Like `refuse` for the page of a row that may be gone by now: then the sentence is said on the list it came from. */
export async function refuseOrGoBack(error: unknown, sentenceOfTheAction: string, typed: Typed, back: WayBack) {
  const refusal = refuse(error, sentenceOfTheAction, typed)
  const { fields = {}, toast } = refusal.data
  if (back.isInPlace || Object.keys(fields).length > 0 || !toast) return refusal
  return redirectWithToast(back.context, back.to, toast)
}
