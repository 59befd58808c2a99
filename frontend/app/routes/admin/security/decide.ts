import * as words from '#contract/messages/factor-resets.js'
import { answerButton } from '../parts/button-answer.server'
import type { Route } from './+types/decide'

export function action({ context, params: { factorResetID, decision } }: Route.ActionArgs) {
  const isConfirmed = decision === 'confirm'
  const params = { factorResetID }
  return answerButton(context, {
    send: isConfirmed
      ? { call: 'POST /factor-resets/:factorResetID/confirm', params }
      : { call: 'DELETE /factor-resets/:factorResetID', params },
    to: '/admin/security',
    done: isConfirmed ? words.confirmed : words.takenBack,
    failed: words.failedToDecide,
  })
}
