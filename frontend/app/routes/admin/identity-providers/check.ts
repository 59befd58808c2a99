import { redirect } from 'react-router'
import * as words from '#contract/messages/identity-providers.js'
import { failure, success } from '../../../session/toast.server'
import { answerButton } from '../parts/button-answer.server'
import type { IdentityProviderCheckView } from '#contract/identity-providers.js'
import type { Route } from './+types/check'

const list = '/admin/identity-providers'

export const loader = () => redirect(list)

export const action = ({ context, params }: Route.ActionArgs) =>
  answerButton(context, {
    send: { call: 'POST /identity-providers/:providerID/check', params },
    to: list,
    done: ({ isAnswering, sentence }: IdentityProviderCheckView) => (isAnswering ? success : failure)(sentence),
    failed: words.failedToFetch,
  })
