import type { ReactNode } from 'react'
import { groupedReference } from '#contract/creditor-references.js'
import * as texts from '#contract/messages/components/payments.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { BankTransferActionView } from '#contract/bank-transfer-action.js'
import type { TransactionDetailView } from '#contract/transactions.js'
import type { CodeActionView, RedirectActionView } from '#contract/next-actions.js'
import * as states from '#contract/messages/components/states.js'
import { AlertIcon, ClockIcon, CrossCircleIcon, type IconProps, InfoIcon } from './icon'
import { Moment } from './moment'

interface NoticeProps {
  transaction: TransactionDetailView
  action?: ReactNode
}

export function TransactionNotice({ transaction, action }: NoticeProps) {
  const face = faceOf(transaction)
  if (!face) return null
  const { Icon, colours, title, words } = face
  return (
    <section aria-label={title} className={`flex flex-wrap items-start gap-x-3 gap-y-3 rounded-panel p-4 ${colours}`}>
      <Icon className="mt-0.5 size-5" />
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-0.5">
        <p className="font-medium">{title}</p>
        <div className="text-ink-soft">{words}</div>
      </div>
      {action}
    </section>
  )
}

interface Face {
  Icon: (props: IconProps) => ReactNode
  colours: string
  title: string
  words: ReactNode
}

const looks = {
  waits: { Icon: ClockIcon, colours: 'bg-pending-soft text-pending' },
  tells: { Icon: InfoIcon, colours: 'bg-info-soft text-info' },
  failed: { Icon: CrossCircleIcon, colours: 'bg-failed-soft text-failed' },
  warns: { Icon: AlertIcon, colours: 'bg-failed-soft text-failed' },
}

function faceOf(transaction: TransactionDetailView): Face | null {
  const { status, nextAction, authorizationExpiresAt, amount, currency, failureMessage, disputes, review } = transaction
  const open = disputes.find((dispute) => dispute.status === 'open')
  if (open) {
    const words = texts.isOnHoldUntilThe(formatMoney(open.net, currency))
    return { ...looks.warns, title: texts.thePayerDisputesMoney(formatMoney(open.amount, currency)), words }
  }
  if (nextAction?.type === 'redirect')
    return { ...looks.waits, title: texts.waitingForThePayerElsewhere, words: redirectWords(nextAction) }
  if (nextAction?.type === 'bank_transfer')
    return { ...looks.waits, title: texts.waitingForTheTransfer, words: transferWords(nextAction) }
  if (nextAction) return { ...looks.waits, title: texts.waitingForThePayersOne, words: codeWords(nextAction) }
  if (status === 'authorized' && review !== null && review !== 'released')
    return { ...looks.waits, title: texts.isUnderReview, words: texts.underReviewHelp }
  if (status === 'authorized') {
    const title = texts.isAuthorizedAndNotTaken(formatMoney(amount, currency))
    const words = authorizationExpiresAt && (
      <>
        {texts.captureAllOrAPart} <Moment iso={authorizationExpiresAt} />
        {texts.afterThatItIsReleased}
      </>
    )
    return { ...looks.tells, title, words }
  }
  if (status === 'processing') {
    const words = states.theProcessorIsSilent
    return { ...looks.tells, title: texts.outcomeIsUnknown, words }
  }
  if (status === 'failed') return { ...looks.failed, title: texts.thePaymentFailed, words: failureMessage }
  return null
}

const redirectWords = ({ expiresAt }: RedirectActionView) => (
  <>
    {texts.payerContinuesElsewhere} <Moment iso={expiresAt} />.
  </>
)

const transferWords = ({ amount, amountReceived, currency, reference, expiresAt }: BankTransferActionView) => (
  <>
    {texts.theTransferNames(
      formatMoney(amountReceived, currency),
      formatMoney(amount, currency),
      groupedReference(reference),
    )}{' '}
    <Moment iso={expiresAt} />.
  </>
)

const codeWords = ({ contact, triesLeft, codeExpiresAt, expiresAt }: CodeActionView) => (
  <>
    {texts.aCodeWasSentTo(contact)} <Moment iso={codeExpiresAt} />
    {texts.withLeftThePaymentExpires(triesLeft)} <Moment iso={expiresAt} />.
  </>
)
