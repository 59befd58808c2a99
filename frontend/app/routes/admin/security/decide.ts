import * as words from '#contract/messages/factor-resets.js'
import { confirmFactorReset, takeBackFactorReset } from '../../../api/factor-resets.server'
import { ApiError } from '../../../api/http.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/decide'

const address = '/admin/security'

export async function action({ context, params: { factorResetID, decision } }: Route.ActionArgs) {
  const isConfirmed = decision === 'confirm'
  try {
    await (isConfirmed ? confirmFactorReset : takeBackFactorReset)(context, factorResetID)
    return await redirectWithToast(context, address, success(isConfirmed ? words.confirmed : words.takenBack))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, address, failure(error.explain(words.failedToDecide)))
  }
}
