import { redirect } from 'react-router'
import * as words from '#contract/messages/identity-providers.js'
import { ApiError } from '../../../api/http.server'
import { checkIdentityProvider } from '../../../api/identity-providers.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/check'

const list = '/admin/identity-providers'

export const loader = () => redirect(list)

export async function action({ context, params }: Route.ActionArgs) {
  try {
    const { isAnswering, sentence } = await checkIdentityProvider(context, params.providerID)
    return await redirectWithToast(context, list, isAnswering ? success(sentence) : failure(sentence))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, list, failure(error.explain(words.failedToFetch)))
  }
}
