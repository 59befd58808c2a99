import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/processors.js'
import { failure, success } from '../../../session/toast.server'
import { answerButton } from '../parts/button-answer.server'
import type { ProcessorCheckView } from '#contract/processor-accounts.js'
import type { Route } from './+types/check'

const list = '/admin/processors'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`${list}/${params.processorAccountID}`)

export const action = ({ context, params }: Route.ActionArgs) =>
  answerButton(context, {
    send: { call: 'POST /processor-accounts/:processorAccountID/check', params },
    to: `${list}/${params.processorAccountID}`,
    done: ({ isWorking, sentence }: ProcessorCheckView) => (isWorking ? success : failure)(sentence),
    failed: words.failedToCheck,
  })
