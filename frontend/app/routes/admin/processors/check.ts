import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/processors.js'
import { checkProcessorAccount } from '../../../api/processor-accounts.server'
import { failure, success } from '../../../session/toast.server'
import { answerButton } from '../parts/button-answer.server'
import type { Route } from './+types/check'

const list = '/admin/processors'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`${list}/${params.processorAccountID}`)

export const action = ({ context, params: { processorAccountID } }: Route.ActionArgs) =>
  answerButton(context, { to: `${list}/${processorAccountID}`, failed: words.failedToCheck }, async () => {
    const { isWorking, sentence } = await checkProcessorAccount(context, processorAccountID)
    return isWorking ? success(sentence) : failure(sentence)
  })
