import { redirect } from 'react-router'
import { ApiError } from '../../../api/http.server'
import { endOwnSession } from '../../../api/own-sessions.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/end-session'

/** Following a link must not sign anybody out. */
export const loader = () => redirect('/client/profile')

export async function action({ context, params }: Route.ActionArgs) {
  const toast = await endOwnSession(context, params.sessionID).then(
    () => success('Signed out'),
    (error: unknown) => {
      // Gone already is what was asked for.
      if (error instanceof ApiError && error.status === 404) return success('Signed out')
      if (error instanceof ApiError) return failure('That browser could not be signed out')
      throw error
    },
  )
  return redirectWithToast(context, '/client/profile', toast)
}
