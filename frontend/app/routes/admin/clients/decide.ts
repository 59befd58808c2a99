import * as words from '#contract/messages/admin/requirements.js'
import { ApiError } from '../../../api/http.server'
import { acceptAnswer, waiveRequirement } from '../../../api/requirements.server'
import { readForm } from '../../../session/form.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/decide'
import { addressOf } from './detail-address'

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const back = addressOf(params.clientID)
  const isAccepted = input.intent === 'accept'
  try {
    await (isAccepted ? acceptAnswer(context, params, String(input.seen ?? '')) : waiveRequirement(context, params))
    return await redirectWithToast(context, back, success(isAccepted ? words.accepted : words.waived))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(
      context,
      back,
      failure(error.status === 412 ? words.givenAnew : error.explain(words.failedToDecide)),
    )
  }
}
