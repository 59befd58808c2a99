import * as words from '#contract/messages/client/test-clocks.js'
import { runForm } from '../../../api/form-actions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { closeOwnClock, loadOwnClock } from '../../../api/test-clocks.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/close'

const pageOf = (testClockID: string) => `/client/test-clocks/${encodeURIComponent(testClockID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.closeClock)

export async function loader({ context, params: { testClockID } }: Route.LoaderArgs) {
  await rowOrGone(context, loadOwnClock(context, testClockID))
  return null
}

export const action = ({ context, params: { testClockID } }: Route.ActionArgs) =>
  runForm(context, closeOwnClock(context, testClockID), {
    ...{ to: pageOf(testClockID), done: words.closed, failed: words.failedToClose },
  })

export default function CloseClock({ actionData: answer, params }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={words.closeTitle}
      lead={words.closeLead}
      submit={words.closeClock}
      dismiss={words.keepClock}
      back={pageOf(params.testClockID)}
      answer={answer}
    />
  )
}
