import * as words from '#contract/messages/client/profile.js'
import { leaveClient } from '../../../api/members.server'
import { refuse } from '../../../api/refusal.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { dropClientToken, signedInClient } from '../../../session/client-session.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { dropTryItKey } from '../../../session/try-it-key.server'
import type { Route } from './+types/leave'

export const meta: Route.MetaFunction = () => pageMeta(words.leave)

export const loader = ({ context }: Route.LoaderArgs) => ({ clientName: signedInClient(context).client.name })

export async function action({ context }: Route.ActionArgs) {
  const { name } = signedInClient(context).client
  try {
    await leaveClient(context)
  } catch (error) {
    return refuse(error, words.couldNotLeave)
  }
  const cookies = [await dropClientToken(context), await dropTryItKey(context)]
  return redirectWithToast(context, '/client/login', success(words.left(name)), ...cookies)
}

export default function Leave({ loaderData: { clientName }, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={words.leaveTitle(clientName)}
      lead={words.leaveLead}
      submit={words.leave}
      back="/client/profile"
      answer={answer}
    />
  )
}
