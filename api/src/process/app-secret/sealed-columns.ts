import type { SealUse } from '../../platform/config/app-secret.js'

export interface SealedColumn {
  what: string
  table: string
  key: string[]
  column: string
  use: SealUse
}

type Row = [what: string, table: string, key: string[], column: string, use: SealUse]

/** A webhook's newest secret comes before the other one, which it may become meanwhile. */
const rows: Row[] = [
  ['Settlement accounts', 'settlement_accounts', ['clientID'], 'sealed', 'settlement-accounts'],
  [
    'Further settlement accounts',
    'further_settlement_accounts',
    ['clientID', 'settlementAccountID'],
    'sealed',
    'settlement-accounts',
  ],
  ['Accounts of payouts', 'payouts', ['payoutID'], 'sealedAccount', 'settlement-accounts'],
  [
    'Accounts of subaccounts',
    'connected_accounts',
    ['clientID', 'connectedAccountID'],
    'sealedPaidInto',
    'settlement-accounts',
  ],
  ['Accounts of payers', 'awaited_transfers', ['transactionID'], 'sealedPayer', 'settlement-accounts'],
  ['Accounts in statements', 'bank_statement_entries', ['entryID'], 'sealedCounterparty', 'settlement-accounts'],
  ['Webhook secrets', 'webhook_endpoints', ['endpointID'], 'sealedSecret', 'webhook-secrets'],
  ['Webhook secrets of before', 'webhook_endpoints', ['endpointID'], 'sealedPreviousSecret', 'webhook-secrets'],
  ['Keys of authenticator apps', 'login_factors', ['factorID'], 'sealedKey', 'totp-keys'],
  ['Secrets of identity providers', 'identity_providers', ['providerID'], 'sealedSecret', 'identity-providers'],
  ['Sessions at identity providers', 'provider_sessions', ['sessionID'], 'sealedIdToken', 'identity-providers'],
  [
    'Settings of processor accounts',
    'processor_accounts',
    ['processorAccountID'],
    'sealedSettings',
    'processor-settings',
  ],
  ['Keys of documents', 'client_documents', ['documentID'], 'sealedKey', 'documents'],
  ['Bank accounts', 'bank_accounts', ['bankAccountID'], 'sealedNumber', 'bank-accounts'],
  ['Payout files', 'payout_files', ['payoutFileID'], 'sealedContent', 'payout-files'],
  ['Saved payment methods', 'saved_payment_methods', ['savedPaymentMethodID'], 'sealedReference', 'saved-methods'],
  ['Names of payees', 'payee_checks', ['payeeCheckID'], 'sealedName', 'payee-checks'],
  ['Names of payees at further accounts', 'further_payee_checks', ['payeeCheckID'], 'sealedName', 'payee-checks'],
  ['Waiting mails', 'mails', ['mailID'], 'sealed', 'mails'],
  ['Answers of forms', 'sent_forms', ['subjectID', 'formID'], 'sealedAnswer', 'sent-forms'],
]

export const sealedColumns: SealedColumn[] = rows.map(([what, table, key, column, use]) => {
  return { what, table, key, column, use }
})
