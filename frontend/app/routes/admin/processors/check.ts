import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/processors.js'
import { ApiError } from '../../../api/http.server'
import { checkProcessorAccount } from '../../../api/processor-accounts.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/check'

const list = '/admin/processors'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`${list}/${params.processorAccountID}`)

export async function action({ context, params: { processorAccountID } }: Route.ActionArgs) {
  const back = `${list}/${processorAccountID}`
  try {
    const { isWorking, sentence } = await checkProcessorAccount(context, processorAccountID)
    return await redirectWithToast(context, back, isWorking ? success(sentence) : failure(sentence))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, back, failure(error.explain(words.failedToCheck)))
  }
}
