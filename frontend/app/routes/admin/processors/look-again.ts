import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/processor-notices.js'
import { lookAgain } from '../../../api/processor-notices.server'
import { success } from '../../../session/toast.server'
import { answerButton } from '../parts/button-answer.server'
import type { Route } from './+types/look-again'

const list = '/admin/processors/notices'

export const loader = () => redirect(list)

export const action = ({ context, params: { processorNoticeID } }: Route.ActionArgs) =>
  answerButton(context, { to: list, failed: words.failedToLook }, async () => {
    const { changed } = await lookAgain(context, processorNoticeID)
    return success(words.lookedAgain(changed))
  })
