import { paymentFee } from '../plans/payment-terms.js'
import { splitsPayments } from '../processors/splits-payments.js'
import type { Transaction } from './transaction.entity.js'

/** In the history of a payment that came after it had ended. Each may follow the other; the last of them is how it stands. */
export const lateReturned = 'late_payment_returned'
export const lateReturnFailed = 'late_payment_return_failed'

/** Its client's subaccount has kept all but our fee of it. */
export const isSplit = ({ connectedTo, processor }: Transaction): boolean =>
  connectedTo !== null && splitsPayments(processor)

/** Such a payment is taken whole or not at all, and our fee is what its charge asked for. */
export const splitOfLate = (transaction: Transaction): [amount: number, fee: number] => [
  transaction.amount,
  paymentFee(transaction.amount, transaction),
]
