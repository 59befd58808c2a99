import { redirect } from 'react-router'
import * as words from '#contract/messages/client/own-accounts.js'
import { runButton } from '../../../api/form-actions.server'
import { checkOwnAccount } from '../../../api/own-accounts.server'
import { failure, success } from '../../../session/toast.server'
import type { Route } from './+types/check'

const list = '/client/processors'

export const loader = () => redirect(list)

export async function action({ context, params }: Route.ActionArgs) {
  return runButton(context, checkOwnAccount(context, params.processorAccountID), {
    back: list,
    done: ({ isWorking }) => (isWorking ? success(words.works) : failure(words.doesNotWork)),
    failed: words.failedToCheck,
  })
}
