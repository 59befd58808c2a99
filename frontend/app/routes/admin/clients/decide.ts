import * as words from '#contract/messages/admin/requirements.js'
import { ApiError } from '../../../api/http.server'
import { acceptAnswer, waiveRequirement } from '../../../api/requirements.server'
import { readForm } from '../../../session/form.server'
import { success } from '../../../session/toast.server'
import { answerButton } from '../parts/button-answer.server'
import type { Route } from './+types/decide'
import { addressOf } from './detail-address'

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const isAccepted = input.intent === 'accept'
  const failed = (error: ApiError) => (error.status === 412 ? words.givenAnew : error.explain(words.failedToDecide))
  return answerButton(context, { to: addressOf(params.clientID), failed }, async () => {
    await (isAccepted ? acceptAnswer(context, params, String(input.seen ?? '')) : waiveRequirement(context, params))
    return success(isAccepted ? words.accepted : words.waived)
  })
}
