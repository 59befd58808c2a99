import * as words from '#contract/messages/client/own-accounts.js'
import { runForm } from '../../../api/form-actions.server'
import { deleteOwnAccount, findOwnAccount } from '../../../api/own-accounts.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/delete'

const list = '/client/processors'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteQuestion)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { account } = await rowOrGone(context, findOwnAccount(context, params.processorAccountID))
  return { name: account.name }
}

export const action = async ({ context, params }: Route.ActionArgs) =>
  runForm(context, deleteOwnAccount(context, params.processorAccountID), {
    to: list,
    done: words.deleted,
    failed: words.failedToDelete,
  })

export default function DeleteOwnAccount({ loaderData: { name }, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      title={words.deleteQuestion}
      lead={words.deleteLead}
      submit={words.deleteWord}
      back={list}
      answer={answer}
      isQuestion
    >
      <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
    </DialogForm>
  )
}
