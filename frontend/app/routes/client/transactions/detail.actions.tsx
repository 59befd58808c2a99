import * as words from '#contract/messages/client/transactions.js'
import type { TransactionDetailView } from '#contract/transactions.js'
import type { DisputeView } from '#contract/disputes.js'
import * as disputeWords from '#contract/messages/disputes.js'
import { takesEvidence } from '../../../components/evidence-link'
import { openDialog } from '../../../components/dialog-form'
import { ButtonLink } from '../parts/may'

interface OfTransaction {
  transaction: TransactionDetailView
}

const pageOf = ({ transactionID }: TransactionDetailView) => `/client/transactions/${transactionID}`

export const ActionLinks = ({ transaction }: OfTransaction) => (
  <div className="flex flex-wrap gap-2">
    {transaction.allowedDeeds.includes('cancel') && (
      <ButtonLink {...openDialog} to={`${pageOf(transaction)}/cancel`} variant="outline">
        {words.cancelPayment}
      </ButtonLink>
    )}
    {transaction.allowedDeeds.includes('capture') && (
      <ButtonLink {...openDialog} to={`${pageOf(transaction)}/capture`}>
        {words.capture}
      </ButtonLink>
    )}
  </div>
)

export const RefundLink = ({ transaction }: OfTransaction) =>
  transaction.allowedDeeds.includes('refund') && (
    <ButtonLink {...openDialog} to={`${pageOf(transaction)}/refund`} variant="outline">
      {words.refund}
    </ButtonLink>
  )

export const EvidenceLink = ({ dispute }: { dispute: DisputeView }) =>
  takesEvidence(dispute) && (
    <ButtonLink
      {...openDialog}
      to={`/client/transactions/${dispute.transactionID}/disputes/${dispute.disputeID}/evidence`}
      variant="outline"
    >
      {disputeWords.sendEvidence}
    </ButtonLink>
  )

export const ResendLink = ({ transaction }: OfTransaction) =>
  transaction.allowedDeeds.includes('resend-otp') && (
    <ButtonLink
      to={`/client/payment/resend-otp?${new URLSearchParams({ payment: transaction.transactionID })}`}
      variant="outline"
    >
      {words.resendTheCode}
    </ButtonLink>
  )
