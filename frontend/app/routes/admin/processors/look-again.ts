import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/processor-notices.js'
import { success } from '../../../session/toast.server'
import { answerButton } from '../parts/button-answer.server'
import type { ProcessorNoticeView } from '#contract/processor-notices.js'
import type { Route } from './+types/look-again'

const list = '/admin/processors/notices'

export const loader = () => redirect(list)

export const action = ({ context, params }: Route.ActionArgs) =>
  answerButton(context, {
    send: { call: 'POST /processor-notices/:processorNoticeID/look-again', params },
    to: list,
    done: ({ changed }: ProcessorNoticeView) => success(words.lookedAgain(changed)),
    failed: words.failedToLook,
  })
