import { cancelTimings } from '#contract/billing-choices.js'
import { CancelSubscription, type SubscriptionView } from '#contract/subscriptions.js'
import * as words from '#contract/messages/client/subscriptions.js'
import { saveForm } from '../../../api/form-actions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { cancelOwnSubscription, loadOwnSubscription } from '../../../api/subscriptions.server'
import { DialogForm } from '../../../components/dialog-form'
import { SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { TextAreaField } from '../../../components/text-area-field'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/cancel'

const pageOf = (subscriptionID: string) => `/client/subscriptions/${encodeURIComponent(subscriptionID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.cancel)

export async function loader({ context, params: { subscriptionID } }: Route.LoaderArgs) {
  const { status, cancelAtPeriodEnd } = await rowOrGone(context, loadOwnSubscription(context, subscriptionID))
  return { endsNow: ['incomplete', 'paused'].includes(status) || cancelAtPeriodEnd }
}

export async function action({ request, context, params: { subscriptionID } }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  const { when, reason } = typed
  return saveForm(
    context,
    { input: { when, reason }, typed },
    CancelSubscription,
    (value) => cancelOwnSubscription(context, subscriptionID, value),
    { to: pageOf(subscriptionID), done: doneOf, failed: words.failedToCancel },
  )
}

const doneOf = ({ status }: SubscriptionView) => (status === 'canceled' ? words.canceled : words.willCancel)

export default function Cancel({ loaderData: { endsNow }, actionData: answer, params }: Route.ComponentProps) {
  const typed = answer?.typed
  return (
    <DialogForm
      title={words.cancelTitle}
      lead={words.cancelLead}
      submit={words.cancel}
      dismiss={words.keep}
      back={pageOf(params.subscriptionID)}
      answer={answer}
    >
      {endsNow ? (
        <input type="hidden" name="when" value="now" />
      ) : (
        <SelectField
          label={words.when}
          name="when"
          options={cancelTimings.toReversed().map((value) => ({ value, label: words.cancelTimings[value] }))}
          defaultValue={typed?.when ?? 'period_end'}
          error={answer?.fields?.when}
          required
        />
      )}
      <TextAreaField
        label={words.reason}
        name="reason"
        defaultValue={typed?.reason}
        error={answer?.fields?.reason}
        optionalHint
      />
    </DialogForm>
  )
}
