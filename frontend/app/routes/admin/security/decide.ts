import * as words from '#contract/messages/factor-resets.js'
import { confirmFactorReset, takeBackFactorReset } from '../../../api/factor-resets.server'
import { success } from '../../../session/toast.server'
import { answerButton } from '../parts/button-answer.server'
import type { Route } from './+types/decide'

export const action = ({ context, params: { factorResetID, decision } }: Route.ActionArgs) =>
  answerButton(context, { to: '/admin/security', failed: words.failedToDecide }, async () => {
    const isConfirmed = decision === 'confirm'
    await (isConfirmed ? confirmFactorReset : takeBackFactorReset)(context, factorResetID)
    return success(isConfirmed ? words.confirmed : words.takenBack)
  })
