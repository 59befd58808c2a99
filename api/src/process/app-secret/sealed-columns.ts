import type { SealUse } from '../../platform/config/app-secret.js'

export interface SealedColumn {
  what: string
  table: string
  key: string[]
  column: string
  use: SealUse
}

const endpoints = { table: 'webhook_endpoints', key: ['endpointID'], use: 'webhook-secrets' } as const

/** A webhook's newest secret comes before the other one, which it may become meanwhile. */
export const sealedColumns: SealedColumn[] = [
  {
    what: 'Settlement accounts',
    table: 'settlement_accounts',
    key: ['clientID'],
    column: 'sealed',
    use: 'settlement-accounts',
  },
  {
    what: 'Accounts of payouts',
    table: 'payouts',
    key: ['payoutID'],
    column: 'sealedAccount',
    use: 'settlement-accounts',
  },
  { what: 'Webhook secrets', ...endpoints, key: [...endpoints.key], column: 'sealedSecret' },
  {
    what: 'Webhook secrets of before',
    ...endpoints,
    key: [...endpoints.key],
    column: 'sealedPreviousSecret',
  },
  {
    what: 'Keys of authenticator apps',
    table: 'login_factors',
    key: ['factorID'],
    column: 'sealedKey',
    use: 'totp-keys',
  },
  {
    what: 'Secrets of identity providers',
    table: 'identity_providers',
    key: ['providerID'],
    column: 'sealedSecret',
    use: 'identity-providers',
  },
  {
    what: 'Sessions at identity providers',
    table: 'provider_sessions',
    key: ['sessionID'],
    column: 'sealedIdToken',
    use: 'identity-providers',
  },
  {
    what: 'Settings of processor accounts',
    table: 'processor_accounts',
    key: ['processorAccountID'],
    column: 'sealedSettings',
    use: 'processor-settings',
  },
  { what: 'Keys of documents', table: 'client_documents', key: ['documentID'], column: 'sealedKey', use: 'documents' },
  {
    what: 'Bank accounts',
    table: 'bank_accounts',
    key: ['bankAccountID'],
    column: 'sealedNumber',
    use: 'bank-accounts',
  },
  { what: 'Payout files', table: 'payout_files', key: ['payoutFileID'], column: 'sealedContent', use: 'payout-files' },
  { what: 'Waiting mails', table: 'mails', key: ['mailID'], column: 'sealed', use: 'mails' },
  {
    what: 'Answers of forms',
    table: 'sent_forms',
    key: ['subjectID', 'formID'],
    column: 'sealedAnswer',
    use: 'sent-forms',
  },
]
