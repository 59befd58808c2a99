import type { Context } from '../session/site-context.server'
import { failure, redirectWithToast } from '../session/toast.server'
import { silently } from './silently.server'

/** A file of the API; where it cannot be had, the page that asked for it says so. */
export async function fileOrBack(
  context: Context,
  file: Promise<Response> | undefined,
  back: string,
  sentence: string,
) {
  return (file && (await silently<Response | null>(file, null))) ?? redirectWithToast(context, back, failure(sentence))
}
