export * from './labels.js'

export const bankAccounts = 'Bank accounts'
export const accountsLead =
  'The platform’s own bank accounts. Payouts leave from here, and statements are reconciled with the ledger.'
export const addAccount = 'Add bank account'
export const editAccount = 'Edit bank account'
export const failedToFetchAccounts = 'Failed to load the bank accounts'
export const failedToSaveAccount = 'Failed to save the bank account'
export const noAccounts = 'No bank accounts in this mode.'
export const noAccountsHelp = 'Add an account to send payouts in its currency by bank file.'
export const accountCreated = 'Bank account created'
export const accountUpdated = 'Bank account updated'
export const nameHelp = 'For your team.'
export const holder = 'Account holder'
export const holderHelp = 'Exactly as the bank has it. It appears in every payout file.'
export const number = 'Number'
export const numberEnd = (last4: string) => `•••• ${last4}`
export const leavesOn = 'Next file executes on'
export const iban = 'IBAN'
export const accountNumber = 'Account number'
export const accountNumberHelp = 'Only if there is no IBAN.'
export const numberStays = (last4: string) => `Leave empty to keep the number ending in ${last4}.`
export const bic = 'BIC'
export const isEnabled = 'Active'
export const isEnabledHelp = 'Sends payouts in its currency and accepts statements.'
export const cutOffTime = 'Cut-off time'
export const cutOffHelp = 'Files created later execute on the next business day.'
export const timeZone = 'Time zone'
export const timeZoneHelp = 'For example, Europe/Berlin.'
export const holidays = 'Bank holidays'
export const holidaysHelp = 'One date per line, for example 2026-12-25. Weekends are included automatically.'
export const fileTitle = 'Payout file format'
export const fileHelp = 'How this bank expects payout files. Change it only if the bank asks for it.'
export const fileVersion = 'Format version'
export const automatic = 'Automatic'
export const chargeBearer = 'Bank fees paid by'
export const chargeBearerWords = {
  SHAR: 'Shared (SHAR)',
  SLEV: 'SEPA rules (SLEV)',
  DEBT: 'The platform (DEBT)',
  CRED: 'The payee (CRED)',
}
export const creditorAddress = 'Payee address'
export const creditorAddressWords = {
  none: 'Not included',
  when_known: 'Included if known',
  required: 'Required',
}
export const clearingSystem = 'Clearing system'
export const batchBooking = 'One statement entry per file'
export const batchBookingHelp = 'Otherwise the bank lists each payout separately.'
export const remittanceText = 'Include a payment reference'
export const remittanceTextHelp = 'The payee sees your account holder and the payout ID.'
export const csvTitle = 'CSV format'
export const csvHelp = 'For banks that don’t provide camt.053. Map your file’s columns by header name.'
export const usesCsv = 'This bank’s statements are CSV files'
export const delimiter = 'Delimiter'
export const delimiterWords = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Pipe' }
export const decimal = 'Decimal separator'
export const decimalWords = { '.': 'Period', ',': 'Comma' }
export const dateFormat = 'Date format'
export const encoding = 'Encoding'
export const skippedLines = 'Lines above the header'
export const columnOf = {
  date: 'Date column',
  amount: 'Amount column',
  credit: 'Credit column',
  debit: 'Debit column',
  balance: 'Balance column',
  counterparty: 'Counterparty column',
  counterpartyAccount: 'Counterparty account column',
  bankReference: 'Bank reference column',
  endToEndID: 'End-to-end ID column',
  text: 'Description column',
}
export const sample = 'Sample lines'
export const sampleHelp = 'Paste some lines to preview the result. We don’t store them.'
export const preview = 'Preview'
export const previewTitle = 'Preview'
export const previewBalances = (opening: string, closing: string) => `Opening ${opening}, closing ${closing}`
export const noRows = 'No rows'

export const reconciliation = 'Reconciliation'
export const lead = 'Ledger, processors and banks, side by side.'
export const failedToFetch = 'Failed to load the reconciliation'
export const asOf = 'As of'
export const ourLedger = 'Our ledger'
export const heldForDisputes = 'Held for open disputes'
export const heldOf = (money: string) => `Includes ${money} held for open disputes`
export const processors = 'Processors'
export const banks = 'Banks'
export const proofIn = (currency: string) => `${currency} reconciliation`
export const isZero = 'Balanced'
export const differsBy = (money: string) => `Differs by ${money}`
export const unknown = 'Not reported yet'
export const owedAndEarned = 'Owed and earned'
export const oweUs = 'Owe us'
export const hold = 'Hold for us'
export const said = (money: string, day: string | null) => (day ? `reports ${money} on ${day}` : `reports ${money}`)
export const says = (money: string) => `reports ${money} as of`
export const nothingYet = 'No money in the ledger in this mode yet.'
export const nothingYetHelp = 'Reconciliation starts with the first payment or bank statement.'
export const noProcessors = 'No processor balances in this currency.'
export const noBanks = 'No bank account in this currency.'
export const upload = 'Upload a statement'
export const uploadLead =
  'camt.053, camt.054 or pain.002 XML, a mapped CSV, or a ZIP with several files. Duplicates are ignored.'
export const uploadHelp = (megabytes: number) => `Up to ${megabytes} MB. Use the API for larger files.`
export const bankAccount = 'Bank account'
export const chooseFile = 'Choose a file and its bank account'
export const failedToImport = 'Failed to import the file'
export const imported = (entries: number, matched: number, unmatched: number, rejected: number) =>
  [
    entries === 1 ? '1 new entry' : `${entries} new entries`,
    `${matched} matched`,
    `${unmatched} unmatched`,
    ...(rejected > 0 ? [`${rejected} payouts rejected`] : []),
  ].join(', ')
export const worklist = 'Unmatched'
export const worklistLead = 'These entries are in suspense. Match each one to post it. You can undo a match.'
export const nothingToExplain = 'All entries are matched.'
export const nothingToExplainHelp = 'Entries with a clear match are posted automatically.'
export const failedToFetchEntries = 'Failed to load the entries'
export const day = 'Booking date'
export const matchWith = (name: string) => `Match: ${name}`
export const returnIt = 'Return it'
export const returnWith = (name: string) => `Return it: ${name}`
export const match = 'Match'
export const somethingElse = 'Other match'
export const kind = 'Match as'
export const kindWords = {
  payout: 'Payout',
  payout_file: 'Whole payout file',
  payout_return: 'Returned payout',
  payment: 'Payment',
  processor: 'Processor settlement',
  bank_charge: 'Bank fee',
  return: 'Returned transfer',
  own_money: 'Company funds',
}
export const matchedID = 'ID'
export const matchedIDHelp = 'The ID of the payout, payout file, payment or processor account.'
export const matched = 'Entry matched'
export const unmatched = 'Match undone'
export const failedToMatch = 'Failed to match the entry'
export const failedToUnmatch = 'Failed to undo the match'
export const unnamed = 'No counterparty'
export const entriesLead = 'Bank entries, and what each is matched to.'
export const noEntries = 'No entries yet.'
export const takeBack = 'Undo match'
export const takeBackOf = (what: string) => `Undo match with ${what}`
export const statusWords = { received: 'Pending', matched: 'Matched', unmatched: 'Unmatched' }
export const statementsLead = 'Statements must follow each other without gaps. Any gap is shown here.'
export const failedToFetchStatements = 'Failed to load the statements'
export const noStatements = 'No statements yet.'
export const noStatementsHelp = 'The first statement sets the account’s opening balance.'
export const reference = 'Reference'
export const notification = 'Notification (camt.054)'
export const period = 'Period'
export const opening = 'Opening'
export const closing = 'Closing'
export const gap = 'Gap before'
export const noGap = 'None'
export const payoutFiles = 'Payout files'
export const filesLead = 'Bank files with approved payouts. A file never changes after it’s created.'
export const failedToFetchFiles = 'Failed to load the payout files'
export const noFiles = 'No payout files yet.'
export const noFilesHelp = 'Approved payouts in the account’s currency go into the next file.'
export const made = 'Created'
export const payouts = 'Payouts'
export const executeOn = 'Execution date'
export const fileStatusWords = { made: 'Created', answered: 'Confirmed', voided: 'Voided' }
export const makeFile = 'Create file'
export const makeFileOf = (name: string) => `Create file for ${name}`
export const fileMade = (payouts: number) =>
  payouts === 1 ? 'File created with 1 payout' : `File created with ${payouts} payouts`
export const leftOut = (payouts: number) =>
  payouts === 1
    ? '1 payout can’t be included and stays approved:'
    : `${payouts} payouts can’t be included and stay approved:`
export const failedToMakeFile = 'Failed to create the file'
export const download = 'Download'
export const downloadOf = (name: string) => `Download ${name}`
export const failedToDownload = 'Failed to download the file'
export const voidFile = 'Void'
export const confirmVoid = 'Confirm void'
export const voidOf = (name: string) => `Void ${name}`
export const confirmVoidOf = (name: string) => `Confirm void: ${name}`
export const voidAsked = 'Another person now has to confirm'
export const voided = 'File voided'
export const failedToVoid = 'Failed to void the file'
export const accountWords: Record<string, string> = {
  client_pending: 'Clients, pending',
  client_available: 'Clients, available',
  client_reserve: 'Clients, reserved',
  client_disputed: 'Clients, disputed',
  payouts_in_transit: 'Payouts in transit',
  platform_fees: 'Fees earned',
  processor_costs: 'Processing fees',
  bank_charges: 'Bank fees',
  platform_funds: 'Company funds',
  suspense: 'Unmatched',
  fx_transit: 'Currency exchange',
  fx_result: 'Exchange gains and losses',
}
