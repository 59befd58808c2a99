import { data, useLocation } from 'react-router'
import { disputeOutcomes } from '#contract/choices.js'
import type { DisputeView } from '#contract/disputes.js'
import * as words from '#contract/messages/admin/disputes.js'
import { formatMoney } from '#contract/money.js'
import { loadDispute } from '../../../api/disputes.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/close'

const list = '/admin/disputes'

export const meta: Route.MetaFunction = () => pageMeta(words.closeDispute)

function outcomeOf(text: string) {
  const outcome = disputeOutcomes.find((one) => one === text)
  if (!outcome) throw data(null, { status: 404 })
  return outcome
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /disputes/:disputeID/close')
  const outcome = outcomeOf(params.outcome)
  return { outcome, dispute: await rowOrGone(context, loadDispute(context, params.disputeID)) }
}

export const action = ({ request, context, params: { disputeID, outcome }, url }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'POST /disputes/:disputeID/close', params: { disputeID }, body: { outcome: outcomeOf(outcome) } },
    to: listAddress(list, url.search, disputeID),
    done: words.theDisputeWasClosedAs(outcome),
    failed: words.failedToCloseTheDispute,
  })

export default function CloseDispute({ loaderData: { outcome, dispute }, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      title={words.closeThisDisputeAs(outcome)}
      lead={words.cannotBeUndone(consequenceOf(outcome, dispute))}
      submit={words.closeAsOutcome(outcome)}
      back={listAddress(list, useLocation().search)}
      answer={answer}
      isQuestion
    />
  )
}

function consequenceOf(outcome: string, { amount, net, currency }: DisputeView): string {
  const money = formatMoney(net, currency)
  if (outcome === 'won') return words.onHoldGoesBackTo(money)
  return words.thePayerGetsBackOn(formatMoney(amount, currency), money, net < amount ? words.theRestIsOurFee : '')
}
