import { data } from 'react-router'
import type { Context } from '../session/site-context.server'
import { failure, redirectWithToast } from '../session/toast.server'
import { ApiError } from './http.server'

/** The row a page is about; the page is not found if the row is not, and nobody's who may not read it. */
export async function rowOrGone<T>(context: Context, call: Promise<T | null>): Promise<T> {
  const row = await call.catch(async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 403) throw await redirectWithToast(context, '/admin/dashboard', failure(error.sentence))
    throw data(error.sentence, { status: error.status })
  })
  return found(row)
}

/** A row that was looked for; without it there is no such page. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw data(null, { status: 404 })
  return row
}
