import type { IdPrefix } from '../../platform/crypto/ids.js'
import type { KeptKind } from './found-rows.js'

const own = { clientID: '"clientID"', mode: '"mode"' }
const money = { status: '"status"', amount: '"amount"', currency: '"currency"' }
const kept = { only: '"deletedAt" IS NULL' }
const payment = { pageID: '"transactionID"' }
const named = { name: '"name"' }
const ofPayment = (column: string) =>
  `(SELECT "${column}" FROM "transactions" WHERE "transactions"."transactionID" = "payment_attempts"."transactionID")`

/** What each prefix of an id names; kinds without a page are left out: sessions, mails, single postings. */
export const keptByID: Partial<Record<IdPrefix, KeptKind[]>> = {
  txn: [
    { kind: 'transaction', table: 'transactions', key: '"transactionID"', name: '"description"', ...own, ...money },
  ],
  ref: [{ kind: 'refund', table: 'refunds', key: '"refundID"', ...payment, ...own, ...money }],
  dsp: [{ kind: 'dispute', table: 'disputes', key: '"disputeID"', ...payment, ...own, ...money }],
  att: [
    {
      kind: 'attempt',
      table: 'payment_attempts',
      key: '"attemptID"',
      ...payment,
      ...{ status: '"outcome"', clientID: ofPayment('clientID'), mode: ofPayment('mode') },
    },
  ],
  evt: [
    {
      kind: 'event',
      table: 'events',
      key: '"eventID"',
      pageID: 'COALESCE("transactionID", "eventID")',
      name: '"type"',
      onlyForStaff: '"transactionID" IS NOT NULL',
      ...own,
    },
  ],
  prn: [
    {
      kind: 'notice',
      table: 'received_notices',
      key: '"processorNoticeID"',
      ...payment,
      name: '"type"',
      only: '"transactionID" IS NOT NULL',
    },
  ],
  pyo: [{ kind: 'payout', table: 'payouts', key: '"payoutID"', ...own, ...money }],
  rql: [
    {
      kind: 'request_log',
      table: 'request_logs',
      key: '"requestLogID"',
      name: `"method" || ' ' || "route"`,
      status: 'CAST("status" AS varchar)',
      ...own,
    },
  ],
  cli: [{ kind: 'client', table: 'clients', key: '"clientID"', ...named, status: '"status"', ...kept }],
  mem: [
    {
      kind: 'member',
      table: 'client_members',
      key: '"clientMemberID"',
      ...{ pageID: '"clientID"', clientID: '"clientID"', status: '"status"', only: `"status" <> 'removed'` },
      ...named,
    },
  ],
  per: [
    {
      kind: 'person',
      table: 'client_persons',
      key: '"clientPersonID"',
      pageID: '"clientID"',
      clientID: '"clientID"',
      ...named,
    },
  ],
  usr: [{ kind: 'portal_user', table: 'portal_users', key: '"id"', name: '"userName"' }],
  api: [
    {
      kind: 'api_user',
      table: 'api_users',
      key: '"apiUserID"',
      name: '"developerName"',
      status: '"status"',
      ...own,
      ...kept,
    },
  ],
  rol: [{ kind: 'role', table: 'roles', key: '"roleID"', ...named }],
  prm: [{ kind: 'permission', table: 'permissions', key: '"permissionID"', ...named }],
  lnk: [link('payment_link', '"successURL" IS NULL AND "invoiceID" IS NULL')],
  chs: [link('checkout_session', '"successURL" IS NOT NULL')],
  cus: [{ kind: 'customer', table: 'customers', key: '"customerID"', ...named, ...own, only: '"erasedAt" IS NULL' }],
  inv: [
    {
      kind: 'invoice',
      table: 'invoices',
      key: '"invoiceID"',
      name: '"number"',
      status: '"status"',
      amount: '"total"',
      currency: '"currency"',
      ...own,
    },
  ],
  crn: [
    {
      kind: 'credit_note',
      table: 'credit_notes',
      key: '"creditNoteID"',
      pageID: '"invoiceID"',
      name: '"number"',
      amount: '"total"',
      currency: '"currency"',
      ...own,
    },
  ],
  prd: [{ kind: 'product', table: 'products', key: '"productID"', ...named, ...own }],
  prc: [
    {
      kind: 'price',
      table: 'prices',
      key: '"priceID"',
      pageID: '"productID"',
      amount: '"unitAmount"',
      currency: '"currency"',
      ...own,
    },
  ],
  whe: [
    {
      kind: 'webhook_endpoint',
      table: 'webhook_endpoints',
      key: '"endpointID"',
      name: '"url"',
      status: '"status"',
      ...own,
      ...kept,
    },
  ],
  whd: [
    {
      kind: 'webhook_delivery',
      table: 'webhook_deliveries',
      key: '"deliveryID"',
      name: '"type"',
      status: '"outcome"',
      ...own,
    },
  ],
  pra: [
    {
      kind: 'processor_account',
      table: 'processor_accounts',
      key: '"processorAccountID"',
      mode: '"mode"',
      ...named,
      ...kept,
    },
  ],
  rul: [{ kind: 'routing_rule', table: 'routing_rules', key: '"routingRuleID"', mode: '"mode"', ...named }],
  rsk: [{ kind: 'risk_rule', table: 'risk_rules', key: '"riskRuleID"', mode: '"mode"', ...named }],
  req: [{ kind: 'requirement', table: 'requirements', key: '"requirementID"', ...named, ...kept }],
  pln: [{ kind: 'plan', table: 'plans', key: '"planID"', ...named }],
  bka: [{ kind: 'bank_account', table: 'bank_accounts', key: '"bankAccountID"', mode: '"mode"', ...named }],
  bst: [
    {
      kind: 'bank_statement',
      table: 'bank_statements',
      key: '"bankStatementID"',
      name: '"reference"',
      mode: '"mode"',
    },
  ],
  bse: [
    {
      kind: 'bank_entry',
      table: 'bank_statement_entries',
      key: '"entryID"',
      name: '"counterparty"',
      mode: '"mode"',
      ...money,
    },
  ],
  pof: [{ kind: 'payout_file', table: 'payout_files', key: '"payoutFileID"', mode: '"mode"', ...money }],
  prr: [{ kind: 'processor_report', table: 'processor_reports', key: '"processorReportID"', mode: '"mode"' }],
  dif: [
    {
      kind: 'difference',
      table: 'reconciliation_differences',
      key: '"differenceID"',
      name: '"subject"',
      status: '"kind"',
      mode: '"mode"',
    },
  ],
  adj: [
    {
      kind: 'adjustment',
      table: 'reconciliation_adjustments',
      key: '"adjustmentID"',
      name: '"subject"',
      status: '"status"',
      mode: '"mode"',
    },
  ],
  wof: [{ kind: 'write_off', table: 'write_offs', key: '"writeOffID"', ...own, ...money }],
  dbr: [{ kind: 'debt_request', table: 'debt_requests', key: '"debtRequestID"', ...own, ...money }],
  idp: [{ kind: 'identity_provider', table: 'identity_providers', key: '"providerID"', ...named }],
  msg: [{ kind: 'contact_message', table: 'contact_messages', key: '"contactMessageID"', ...named }],
}

function link(kind: 'payment_link' | 'checkout_session', only: string): KeptKind {
  const { amount, currency } = money
  return {
    ...{ kind, table: 'payment_links', key: '"paymentLinkID"', name: '"description"', amount, currency, only },
    ...own,
  }
}
