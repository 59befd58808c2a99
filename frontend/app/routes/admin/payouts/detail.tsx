import type { ShouldRevalidateFunctionArgs } from 'react-router'
import * as texts from '#contract/messages/admin/payouts.js'
import * as words from '#contract/messages/components/payouts.js'
import { warningWords } from '#contract/messages/payouts.js'
import { formatMoney } from '#contract/money.js'
import type { PayeeCheckView } from '#contract/payee-checks.js'
import type { PayoutAction } from '#contract/payout-states.js'
import type { PayoutDeskView, PayoutDetailView } from '#contract/payouts.js'
import { listPayoutLines, loadPayout } from '../../../api/payouts.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { DialogFrame } from '../../../components/dialog-frame'
import { openDialog } from '../../../components/dialog-form'
import { Fact } from '../../../components/fact'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { PayoutDetail } from '../../../components/payout-detail'
import { PostButton } from '../../../components/post-button'
import { TextLink } from '../../../components/text-link'
import { answerButton } from '../parts/button-answer.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/detail'

const list = '/admin/payouts'

export const meta: Route.MetaFunction = () => pageMeta(words.payout)

export async function loader({ context, params: { payoutID }, url }: Route.LoaderArgs) {
  const [payout, lines] = await Promise.all([
    rowOrGone(context, loadPayout(context, payoutID)),
    rowOrGone(context, listPayoutLines(context, payoutID, url.searchParams.get('cursor'))),
  ])
  return { payout, lines }
}

/** Asks the bank about the payee again. */
export const action = async ({ context, params: { payoutID } }: Route.ActionArgs) =>
  answerButton(context, {
    send: { call: 'POST /payouts/:payoutID/payee-check', params: { payoutID } },
    to: `${list}/${payoutID}`,
    done: texts.payeeChecked,
    failed: texts.failedToCheckPayee,
  })

/** After a conflict the page shows what the payout has become meanwhile. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function Payout({ loaderData: { payout, lines } }: Route.ComponentProps) {
  return (
    <DialogFrame>
      <PayoutDetail
        payout={payout}
        lines={lines}
        list={list}
        payments="/admin/transactions"
        csv={`${list}/${payout.payoutID}/lines.csv`}
        action={<Actions payout={payout} />}
      >
        {payout.desk && <Check desk={payout.desk} payout={payout} />}
      </PayoutDetail>
    </DialogFrame>
  )
}

const labels: Record<PayoutAction, string> = { approve: texts.approve, reject: texts.reject, cancel: texts.cancel }

function Actions({ payout: { payoutID, desk } }: { payout: PayoutDetailView }) {
  const { may } = useMay()
  const isShown = (action: PayoutAction) =>
    may(`POST /payouts/:payoutID/${action}`) && (action !== 'approve' || desk?.approvalRefusal === null)
  return (
    <div className="flex flex-wrap gap-2">
      {[...(desk?.allowedActions ?? [])]
        .reverse()
        .filter(isShown)
        .map((action) => (
          <ButtonLink
            key={action}
            {...openDialog}
            to={`${list}/${payoutID}/${action}`}
            variant={action === 'approve' ? 'primary' : 'outline'}
          >
            {labels[action]}
          </ButtonLink>
        ))}
    </div>
  )
}

function PayeeCheck({ check, payout }: { check: PayeeCheckView; payout: PayoutDetailView }) {
  const { may } = useMay()
  const { outcome, name, checkedAt, canAsk } = check
  const isOffered = canAsk && payout.status === 'awaiting_approval' && may('POST /payouts/:payoutID/payee-check')
  return (
    <span className="flex flex-col items-start gap-1.5">
      <span className={outcome === 'no_match' ? 'text-failed' : ''}>
        {name === null ? texts.payeeOutcomes[outcome] : texts.payeeClose(name)}
      </span>
      {checkedAt && (
        <span className="text-ink-soft">
          <Moment iso={checkedAt} />
        </span>
      )}
      {isOffered && <PostButton action={`${list}/${payout.payoutID}`}>{texts.checkPayeeAgain}</PostButton>}
    </span>
  )
}

function Check({ desk, payout }: { desk: PayoutDeskView; payout: PayoutDetailView }) {
  const { may } = useMay()
  const { clientName, approvals, approvalsNeeded, warnings, lastPayout, approvalRefusal, createdBy } = desk
  const isWaiting = payout.status === 'awaiting_approval'
  return (
    <Card title={texts.check}>
      <dl className="grid gap-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        <Fact term={texts.clientName}>
          {may('GET /clients/:clientID') ? (
            <TextLink to={`/admin/clients/${payout.clientID}`}>{clientName}</TextLink>
          ) : (
            clientName
          )}
        </Fact>
        <Fact term={words.holder}>{payout.account.accountHolder}</Fact>
        {payout.transactionID && (
          <Fact term={payout.refundID ? texts.refundOf : texts.returnFor}>
            <TextLink to={`/admin/transactions/${payout.transactionID}`}>{payout.transactionID}</TextLink>
          </Fact>
        )}
        {desk.payeeCheck && (
          <Fact term={texts.payeeCheck}>
            <PayeeCheck check={desk.payeeCheck} payout={payout} />
          </Fact>
        )}
        <Fact term={texts.createdBy}>{createdBy ?? texts.theSchedule}</Fact>
        <Fact term={texts.approvals}>
          {texts.approvalsOf(approvals.length, approvalsNeeded)}
          {approvals.map(({ portalUserID, name, approvedAt }) => (
            <span key={portalUserID} className="block text-ink-soft">
              {name}, <Moment iso={approvedAt} />
            </span>
          ))}
        </Fact>
        {!payout.transactionID && (
          <Fact term={texts.lastPayout}>
            {lastPayout ? (
              <TextLink to={`${list}/${lastPayout.payoutID}`}>
                {texts.lastPayoutWas(
                  formatMoney(lastPayout.amount, payout.currency),
                  lastPayout.account.accountHolder,
                  lastPayout.account.accountNumberLast4,
                )}
              </TextLink>
            ) : (
              words.none
            )}
          </Fact>
        )}
        <Fact term={texts.changed}>
          {warnings.length === 0 ? (
            payout.transactionID ? (
              texts.accountChecked
            ) : (
              texts.nothingUnusual
            )
          ) : (
            <ul className="flex flex-col gap-1">
              {warnings.map((one) => (
                <li key={one} className="flex gap-2">
                  <span
                    aria-hidden="true"
                    className={`mt-1.5 size-2 shrink-0 rounded-full ${one === 'first_payout' ? 'bg-brand' : 'bg-pending'}`}
                  />
                  {warningWords[one]}
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </dl>
      {desk.toldPaidAt && (
        <p className="mt-4 text-sm text-failed">
          {texts.toldPaid} <Moment iso={desk.toldPaidAt} />.
        </p>
      )}
      {isWaiting && approvalRefusal && <p className="mt-4 text-sm text-ink-soft">{approvalRefusal}.</p>}
    </Card>
  )
}
