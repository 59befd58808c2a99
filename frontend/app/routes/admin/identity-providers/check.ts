import { redirect } from 'react-router'
import * as words from '#contract/messages/identity-providers.js'
import { checkIdentityProvider } from '../../../api/identity-providers.server'
import { failure, success } from '../../../session/toast.server'
import { answerButton } from '../parts/button-answer.server'
import type { Route } from './+types/check'

const list = '/admin/identity-providers'

export const loader = () => redirect(list)

export const action = ({ context, params }: Route.ActionArgs) =>
  answerButton(context, { to: list, failed: words.failedToFetch }, async () => {
    const { isAnswering, sentence } = await checkIdentityProvider(context, params.providerID)
    return isAnswering ? success(sentence) : failure(sentence)
  })
