import { redirect } from 'react-router'
import * as words from '#contract/messages/client/profile.js'
import { ownProfile } from '../../api/as-person.server'
import { ApiError } from '../../api/http.server'
import { endOwnSession } from '../../api/own-sessions.server'
import { failure, redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/end-session'

/** Following a link must not sign anybody out. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(ownProfile(context))

export async function action({ context, params }: Route.ActionArgs) {
  const toast = await endOwnSession(context, params.sessionID).then(
    () => success(words.signedOut),
    (error: unknown) => {
      // Gone already is what was asked for.
      if (error instanceof ApiError && error.status === 404) return success(words.signedOut)
      if (error instanceof ApiError) return failure(words.failedToSignOutBrowser)
      throw error
    },
  )
  return redirectWithToast(context, ownProfile(context), toast)
}
