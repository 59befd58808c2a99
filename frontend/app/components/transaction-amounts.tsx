import type { ReactNode } from 'react'
import * as words from '#contract/messages/components/payments.js'
import * as terms from '#contract/messages/components/terms.js'
import type { Currency } from '#contract/money.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { TransactionDetailView, TransactionTermsView } from '#contract/transactions.js'
import * as states from '#contract/messages/components/states.js'
import { Card } from './card'
import { Moment } from './moment'
import { frozenInWords } from './terms-words'
import { leftOf, type Reader } from './transaction-words'

function refundSums(refunds: TransactionDetailView['refunds'], amountRefunded: number) {
  const sumOf = (amount: (refund: (typeof refunds)[number]) => number) =>
    refunds.reduce((sum, refund) => sum + amount(refund), 0)
  // It is part of `amountRefunded`, and not yet of the entries that the balance adds up.
  const inTransit = sumOf(({ status, amount }) => (status === 'pending' ? amount : 0))
  return {
    ...{ inTransit, refunded: amountRefunded - inTransit },
    feeReturned: sumOf((refund) => refund.feeReturned),
    refundFees: sumOf(({ status, refundFee }) => (status === 'failed' ? 0 : refundFee)),
  }
}

/** From what the payer was asked for to what is left of it, as a column of figures. */
export function TransactionAmounts({ transaction, reader }: { transaction: TransactionDetailView; reader: Reader }) {
  const { amount, amountCaptured, amountRefunded, fee, net, availableOn, currency, captureMethod } = transaction
  const { refunds, disputes, ledgerEntries } = transaction
  const { refunded, inTransit, feeReturned, refundFees } = refundSums(refunds, amountRefunded)
  const disputeFees = disputes.reduce((sum, dispute) => sum + dispute.disputeFee, 0)
  const left = leftOf(ledgerEntries)
  const held = leftOf(ledgerEntries, 'client_disputed')
  const lost = disputes.filter(({ status }) => status === 'lost').reduce((sum, dispute) => sum + dispute.net, 0)
  const line = (term: string, value: number) => <Line term={term}>{formatMoney(value, currency)}</Line>
  return (
    <Card title={words.amounts}>
      <dl className="flex flex-col gap-2.5">
        {line(captureMethod === 'manual' ? words.authorizedAmount : states.amounts.amount, amount)}
        {line(states.amounts.captured, amountCaptured)}
        {amountCaptured > 0 && line(states.amounts.fee, -fee)}
        {amountCaptured > 0 && (
          <Line term={words.net} isSum>
            {formatMoney(net, currency)}
          </Line>
        )}
        {availableOn && (
          <Line term={words.availableOn}>
            <Moment iso={availableOn} />
          </Line>
        )}
        {refunded > 0 && line(states.amounts.refunded, -refunded)}
        {feeReturned > 0 && line(words.feeGivenBack, feeReturned)}
        {refundFees > 0 && line(terms.refundFees, -refundFees)}
        {disputeFees > 0 && line(terms.disputeFees, -disputeFees)}
        {lost > 0 && line(words.lostInADispute, -lost)}
        {ledgerEntries.length > 0 && (
          <Line term={left < 0 ? words.thisPaymentTookMoreFrom[reader] : words.leftOnWhose[reader]} isSum>
            {formatMoney(left < 0 ? -left : left, currency)}
          </Line>
        )}
        {held > 0 && line(words.ofThatOnHoldFor, held)}
        {inTransit > 0 && line(words.refundInTransit, -inTransit)}
      </dl>
      {transaction.collectedBy === 'client' && (
        <p className="mt-4 border-t border-line pt-3 text-ink-soft">{words.collectedByOwnAccount[reader]}</p>
      )}
      {transaction.collectedBy === 'connected' && (
        <p className="mt-4 border-t border-line pt-3 text-ink-soft">{words.collectedByConnectedAccount[reader]}</p>
      )}
      {transaction.terms && <Terms of={transaction.terms} currency={currency} />}
    </Card>
  )
}

const Terms = ({ of, currency }: { of: TransactionTermsView; currency: Currency }) => (
  <p className="mt-4 border-t border-line pt-3 text-xs text-ink-faint">
    <span className="tabular text-ink-soft">{frozenInWords(of, currency).join(', ')}.</span> {terms.frozen}
  </p>
)

const Line = ({ term, isSum, children }: { term: string; isSum?: boolean; children: ReactNode }) => (
  <div
    className={`flex items-baseline justify-between gap-4 ${isSum ? 'border-t border-line pt-2.5 font-medium text-ink' : 'text-ink-soft'}`}
  >
    <dt>{term}</dt>
    <dd className="tabular shrink-0 text-end">{children}</dd>
  </div>
)
