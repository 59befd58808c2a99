import * as words from '#contract/messages/admin/requirements.js'
import { readForm } from '../../../session/form.server'
import { answerButton } from '../parts/button-answer.server'
import type { Route } from './+types/decide'
import { addressOf } from './detail-address'

export async function action({ request, context, params }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  const isAccepted = typed.intent === 'accept'
  return answerButton(context, {
    send: isAccepted
      ? {
          call: 'POST /clients/:clientID/requirements/:requirementID/accept',
          params,
          ifMatch: typed.seen ?? '',
        }
      : { call: 'POST /clients/:clientID/requirements/:requirementID/waive', params, body: {} },
    to: addressOf(params.clientID),
    done: isAccepted ? words.accepted : words.waived,
    failed: (error) => (error.status === 412 ? words.givenAnew : error.explain(words.failedToDecide)),
  })
}
