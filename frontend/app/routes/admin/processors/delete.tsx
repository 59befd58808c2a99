import * as words from '#contract/messages/admin/processors.js'
import { findProcessorAccount } from '../../../api/processor-accounts.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { DeleteRow } from '../parts/delete-row'
import { carryOut, questionAbout } from '../parts/question.server'
import type { Route } from './+types/delete'

const list = '/admin/processors'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteAccount)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  questionAbout(
    context,
    'DELETE /processor-accounts/:processorAccountID',
    () => findProcessorAccount(context, params.processorAccountID),
    ({ account }) => account.name,
  )

export const action = ({ request, context, params, url }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /processor-accounts/:processorAccountID', params },
    to: listAddress(list, url.search),
    done: words.deleted,
    failed: words.failedToDelete,
  })

export default function DeleteProcessorAccount({
  loaderData: { name, formID },
  actionData: answer,
}: Route.ComponentProps) {
  const lead = words.goesForGood(name)
  return <DeleteRow question={words.deleteQuestion} {...{ lead, list, formID, answer }} />
}
