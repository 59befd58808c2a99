import { contactFieldNames } from './contact-fields.js'
import { apiUserFieldNames, permissionFieldNames } from './field-names.js'
import type { ApiUserView } from './api-users.js'
import type { AuditEntryView } from './audit.js'
import type { ClientView } from './clients.js'
import type { CsvColumn } from './csv.js'
import { type Currency, decimalOf } from './money.js'
import { addressFieldNames } from './address-fields.js'
import type { CustomerView } from './customers.js'
import type { InvoiceSummaryView } from './invoices.js'
import type { DifferenceView } from './reconciliation-differences.js'
import type { PayoutLineView, PayoutView } from './payouts.js'
import type { PermissionView } from './permissions.js'
import type { PortalUserView } from './portal-users.js'
import type { RevenueMovementView } from './billing-reports.js'
import type { RoleView } from './roles.js'
import type { SubscriptionView } from './subscriptions.js'
import type { TransactionView } from './transactions.js'
import type { UsageEventView } from './usage-events.js'

const ranges = { name: 'allowedRanges', cell: ({ allowedRanges }: ApiUserView) => allowedRanges.join(' ') }

export const apiUserColumns: readonly CsvColumn<ApiUserView>[] = [
  'apiUserID',
  'clientID',
  ...apiUserFieldNames.map((name) => (name === 'allowedRanges' ? ranges : name)),
  ...(['roleName', 'status', 'lastUsedAt', 'lastUsedFrom', 'overlapEndsAt', 'createdAt', 'mode'] as const),
]

export const auditColumns: readonly CsvColumn<AuditEntryView>[] = [
  ...([
    'createdAt',
    'action',
    'actorKind',
    'actorID',
    'actorName',
    'targetKind',
    'targetID',
    'before',
    'after',
  ] as const),
  ...(['address', 'requestId', 'hash'] as const),
]

export const clientColumns: readonly CsvColumn<ClientView>[] = [
  ...(['clientID', 'name', 'clientType', 'status', 'emailAddress'] as const),
  ...contactFieldNames,
  ...(['chargePercentage', 'createdAt'] as const),
]

export const customerColumns: readonly CsvColumn<CustomerView>[] = [
  ...(['customerID', 'name', 'emailAddress', 'phoneNumber'] as const),
  ...addressFieldNames.map((name) => ({ name, cell: ({ address }: CustomerView) => address?.[name] ?? null })),
  ...(['reference', 'language', 'createdAt', 'updatedAt', 'mode'] as const),
]

const invoiceAmount = (name: (typeof invoiceAmounts)[number] | 'discountAmount'): CsvColumn<InvoiceSummaryView> => ({
  name,
  cell: (row) => decimalOf(row[name], row.currency),
})

const invoiceAmounts = ['subtotal', 'taxAmount', 'total', 'amountPaid', 'amountDue'] as const

export const invoiceColumns: readonly CsvColumn<InvoiceSummaryView>[] = [
  ...(['invoiceID', 'number', 'status', 'customerID', 'currency'] as const),
  ...invoiceAmounts.map(invoiceAmount),
  ...(['reference', 'finalizedAt', 'dueAt', 'paidAt', 'voidedAt', 'createdAt', 'mode'] as const),
  invoiceAmount('discountAmount'),
]

export const subscriptionColumns: readonly CsvColumn<SubscriptionView>[] = [
  ...(['subscriptionID', 'status', 'customerID', 'currency'] as const),
  {
    name: 'prices',
    cell: ({ items }) =>
      items.map(({ priceID, quantity }) => (quantity === null ? priceID : `${priceID} x ${quantity}`)).join('; '),
  },
  ...(['interval', 'intervalCount', 'collection', 'currentPeriodStart', 'currentPeriodEnd', 'trialEndsAt'] as const),
  ...(['cancelAtPeriodEnd', 'cancellationReason', 'pausedAt', 'canceledAt', 'createdAt', 'mode'] as const),
  'cancellationFeedback',
  'cancellationFeedbackAt',
]

export const usageEventColumns: readonly CsvColumn<UsageEventView>[] = [
  ...(['usageEventID', 'eventID', 'subscriptionID', 'priceID', 'quantity', 'happenedAt', 'createdAt', 'mode'] as const),
]

export const permissionColumns: readonly CsvColumn<PermissionView>[] = ['permissionID', ...permissionFieldNames]

export const portalUserColumns: readonly CsvColumn<PortalUserView>[] = [
  ...(['id', 'userName', 'email', 'isAdmin'] as const),
  { name: 'roles', cell: ({ roles }) => roles.map(({ role }) => role.name).join('; ') },
  ...(['clientID', 'emailVerifiedAt', 'needsNewPassword', 'lastSignInAt', 'createdAt'] as const),
]

const monthly = ['monthlyBefore', 'monthlyAfter'] as const

export const revenueMovementColumns: readonly CsvColumn<RevenueMovementView>[] = [
  ...(['movementID', 'createdAt', 'kind', 'subscriptionID', 'customerID', 'currency'] as const),
  ...monthly.map((name) => ({ name, cell: (row: RevenueMovementView) => decimalOf(row[name], row.currency) })),
  ...(['cohort', 'mode'] as const),
]

export const roleColumns: readonly CsvColumn<RoleView>[] = [
  ...(['roleID', 'name', 'audience', 'assignableToApiUsers'] as const),
  { name: 'permissionIDs', cell: ({ permissionIDs }) => permissionIDs.join(' ') },
]

const decimals = { name: 'amount', cell: ({ amount, currency }: PayoutView) => decimalOf(amount, currency) }

export const payoutColumns: readonly CsvColumn<PayoutView>[] = [
  ...(['payoutID', 'createdAt', 'status', 'currency'] as const),
  decimals,
  { name: 'fee', cell: ({ fee, currency }) => decimalOf(fee, currency) },
  ...(['rail', 'isScheduled'] as const),
  { name: 'accountHolder', cell: ({ account }) => account.accountHolder },
  { name: 'accountNumberLast4', cell: ({ account }) => account.accountNumberLast4 },
  ...(['approvedAt', 'sentAt', 'paidAt', 'endedAt', 'reason', 'clientID'] as const),
  { name: 'amountInMinorUnits', cell: ({ amount }) => amount },
  'mode',
  { name: 'purpose', cell: ({ refundID, returnsEntryID }) => purposeOf(refundID, returnsEntryID) },
]

/** Refunds and returns go to payers; everything else is a payout to a client. */
function purposeOf(refundID: string | null, returnsEntryID: string | null): string {
  if (refundID !== null) return 'refund'
  return returnsEntryID === null ? 'payout' : 'return'
}

const lineAmounts = ['amount', 'entryAmount', 'gross', 'paymentFee'] as const
const lineDecimal = (amount: number | null, currency: Currency) =>
  amount === null ? null : decimalOf(amount, currency)

export const payoutLineColumns: readonly CsvColumn<PayoutLineView>[] = [
  ...(['createdAt', 'kind', 'currency'] as const),
  ...lineAmounts.map((name) => ({ name, cell: (row: PayoutLineView) => lineDecimal(row[name], row.currency) })),
  ...(['transactionID', 'refundID', 'disputeID', 'entryID'] as const),
  { name: 'amountInMinorUnits', cell: ({ amount }) => amount },
]

const sides = ['ours', 'theirs', 'difference'] as const

export const differenceColumns: readonly CsvColumn<DifferenceView>[] = [
  ...(['differenceID', 'state', 'kind', 'about', 'subject', 'name', 'currency'] as const),
  ...sides.map((name) => ({ name, cell: (row: DifferenceView) => decimalOf(row[name], row.currency) })),
  ...(['occurredAt', 'ageDays', 'explanation', 'processorAccountID'] as const),
  { name: 'differenceInMinorUnits', cell: ({ difference }) => difference },
]

const amounts = ['amount', 'amountCaptured', 'amountRefunded', 'fee', 'net'] as const

export const transactionColumns: readonly CsvColumn<TransactionView>[] = [
  ...(['transactionID', 'createdAt', 'status', 'currency'] as const),
  ...amounts.map((name) => ({ name, cell: (row: TransactionView) => decimalOf(row[name], row.currency) })),
  ...(['description', 'reference', 'paymentMethod'] as const),
  { name: 'card', cell: ({ card }) => card && `${card.brand} ${card.last4}` },
  ...(['failureCode', 'clientID'] as const),
  ...amounts.map((name) => ({ name: `${name}InMinorUnits`, cell: (row: TransactionView) => row[name] })),
  'mode',
]
