import type { Context } from '../session/site-context.server'
import { failure, redirectWithToast } from '../session/toast.server'
import { ApiError } from './http.server'

/** The call a staff page stands on. Without the right to it there is no page; null: it failed, and the page says so. */
export async function mainCall<T>(context: Context, call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 403) throw await redirectWithToast(context, '/admin/dashboard', failure(error.sentence))
    return null
  }
}
