import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/processor-notices.js'
import { ApiError } from '../../../api/http.server'
import { lookAgain } from '../../../api/processor-notices.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/look-again'

const list = '/admin/processors/notices'

export const loader = () => redirect(list)

export async function action({ context, params: { processorNoticeID } }: Route.ActionArgs) {
  try {
    const { changed } = await lookAgain(context, processorNoticeID)
    return await redirectWithToast(context, list, success(words.lookedAgain(changed)))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, list, failure(error.explain(words.failedToLook)))
  }
}
