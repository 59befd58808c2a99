import { callAsStaff } from '../../../api/as-staff.server'
import { ApiError, type Call } from '../../../api/http.server'
import type { Context } from '../../../session/site-context.server'
import { failure, redirectWithToast, success, type ToastWords } from '../../../session/toast.server'

interface Button {
  /** The page that the button stands on. */
  to: string
  failed: string | ((error: ApiError) => string)
}

interface CallingButton<Answer> extends Button {
  send: Call
  done: string | ((answer: Answer) => ToastWords)
}

/** What a button of a page does is one call, and a toast on that page says how it went. */
export const answerButton = <Answer>(context: Context, { send, done, ...button }: CallingButton<Answer>) =>
  orToast(context, button, async () => {
    const answer = await callAsStaff<Answer>(context, send)
    return redirectWithToast(context, button.to, typeof done === 'string' ? success(done) : done(answer))
  })

/** A file, or the page that offers it with a toast that says why there is none. */
export async function orToast(context: Context, { to, failed }: Button, answer: () => Promise<Response>) {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, to, failure(typeof failed === 'string' ? error.explain(failed) : failed(error)))
  }
}
