import { ApiError } from '../../../api/http.server'
import type { Context } from '../../../session/site-context.server'
import { failure, redirectWithToast, type ToastWords } from '../../../session/toast.server'

interface Button {
  /** The page that the button stands on. */
  to: string
  failed: string | ((error: ApiError) => string)
}

/** What a button of a page does: a toast says on that page how it went. */
export const answerButton = (context: Context, button: Button, press: () => Promise<ToastWords>) =>
  orToast(context, button, async () => redirectWithToast(context, button.to, await press()))

/** A file, or the page that offers it with a toast that says why there is none. */
export async function orToast(context: Context, { to, failed }: Button, answer: () => Promise<Response>) {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, to, failure(typeof failed === 'string' ? error.explain(failed) : failed(error)))
  }
}
