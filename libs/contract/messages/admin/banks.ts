export * from './labels.js'

export const bankAccounts = 'Bank accounts'
export const accountsLead =
  'Where the platform itself keeps money: payouts leave from here, and statements are checked against the books.'
export const addAccount = 'Add bank account'
export const editAccount = 'Edit bank account'
export const failedToFetchAccounts = 'Failed to load the bank accounts'
export const failedToSaveAccount = 'Failed to save the bank account'
export const noAccounts = 'There are no bank accounts in this mode.'
export const noAccountsHelp = 'With the first one of a currency, payouts in it leave by files for that bank.'
export const accountCreated = 'Bank account created'
export const accountUpdated = 'Bank account updated'
export const nameHelp = 'For your team.'
export const holder = 'Account holder'
export const holderHelp = 'As the bank writes it; it stands in every file.'
export const number = 'Number'
export const numberEnd = (last4: string) => `•••• ${last4}`
export const leavesOn = 'A file of now leaves on'
export const iban = 'IBAN'
export const accountNumber = 'Account number'
export const accountNumberHelp = 'Only where there is no IBAN.'
export const numberStays = (last4: string) => `Empty: it stays the one that ends in ${last4}.`
export const bic = 'BIC'
export const isEnabled = 'The account is in use'
export const isEnabledHelp = 'Payouts of its currency leave by its files, and it takes statements.'
export const cutOffTime = 'Cut-off time'
export const cutOffHelp = 'A file that is made later leaves on the next day.'
export const timeZone = 'Time zone'
export const timeZoneHelp = 'Such as Europe/Berlin.'
export const holidays = 'Bank holidays'
export const holidaysHelp = 'One day a line, such as 2026-12-25. Saturdays and Sundays are known.'
export const csvTitle = 'CSV of this bank'
export const csvHelp = 'Only where the bank has no camt.053. Say which column is what, by its name in the file.'
export const usesCsv = 'This bank’s statements are CSV'
export const delimiter = 'Delimiter'
export const delimiterWords = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' }
export const decimal = 'Decimal sign'
export const decimalWords = { '.': 'Point', ',': 'Comma' }
export const dateFormat = 'Dates'
export const encoding = 'Encoding'
export const skippedLines = 'Lines above the names'
export const columnOf = {
  date: 'Column of the date',
  amount: 'Column of the amount',
  credit: 'Column of credits',
  debit: 'Column of debits',
  balance: 'Column of the balance',
  counterparty: 'Column of the other side',
  counterpartyAccount: 'Column of its account',
  bankReference: 'Column of the bank’s reference',
  endToEndID: 'Column of the end-to-end id',
  text: 'Column of the text',
}
export const sample = 'A piece of a file'
export const sampleHelp = 'Paste some lines to see what this makes of them. Nothing of it is kept.'
export const preview = 'Preview'
export const previewTitle = 'What this makes of it'
export const previewBalances = (opening: string, closing: string) => `Opening ${opening}, closing ${closing}`
export const noRows = 'No rows'

export const reconciliation = 'Reconciliation'
export const lead = 'The proof in three columns: our ledger, the processors and the banks, and the difference of each.'
export const failedToFetch = 'Failed to load the reconciliation'
export const asOf = 'As of'
export const ourLedger = 'Our ledger'
export const heldForDisputes = 'Held for open disputes'
export const heldOf = (money: string) => `${money} of it is held for open disputes`
export const processors = 'The processors'
export const banks = 'The banks'
export const proofIn = (currency: string) => `Proof in ${currency}`
export const isZero = 'No difference'
export const differsBy = (money: string) => `Differs by ${money}`
export const unknown = 'Not told yet'
export const owedAndEarned = 'Owed and earned'
export const oweUs = 'Owe us'
export const hold = 'Hold for us'
export const said = (money: string, day: string | null) => (day ? `says ${money} on ${day}` : `says ${money}`)
export const says = (money: string) => `says ${money} as of`
export const nothingYet = 'There is no money in the books of this mode yet.'
export const nothingYetHelp = 'The first payment, or the first statement of a bank, begins the proof.'
export const noProcessors = 'No processor owes us anything.'
export const noBanks = 'There is no bank account in this currency.'
export const upload = 'Upload a statement'
export const uploadLead =
  'camt.053 or pain.002 as XML, a mapped CSV, or several in a ZIP. The same file twice changes nothing.'
export const uploadHelp = (megabytes: number) => `Up to ${megabytes} MB here; larger ones through the API.`
export const bankAccount = 'Bank account'
export const chooseFile = 'Please choose a file and its bank account'
export const failedToImport = 'Failed to import the file'
export const imported = (entries: number, matched: number, unmatched: number, rejected: number) =>
  [
    entries === 1 ? '1 new entry' : `${entries} new entries`,
    `${matched} matched`,
    `${unmatched} to explain`,
    ...(rejected > 0 ? [`${rejected} payouts rejected`] : []),
  ].join(', ')
export const worklist = 'To be explained'
export const worklistLead =
  'It stands in suspense until somebody says what it is. Each choice is a posting, and can be taken back.'
export const nothingToExplain = 'Everything is explained.'
export const nothingToExplainHelp = 'What a statement brings and nobody can doubt is matched by itself.'
export const failedToFetchEntries = 'Failed to load the entries'
export const day = 'Booked on'
export const matchWith = (name: string) => `Match: ${name}`
export const match = 'Match'
export const somethingElse = 'Something else'
export const kind = 'It is'
export const kindWords = {
  payout: 'A payout',
  payout_file: 'A whole payout file',
  payout_return: 'A payout that came back',
  processor: 'Money from or to a processor',
  bank_charge: 'A charge of the bank',
  own_money: 'Own money of the platform',
}
export const matchedID = 'Its id'
export const matchedIDHelp = 'Of the payout, the file or the processor account.'
export const matched = 'Entry matched'
export const unmatched = 'Match taken back'
export const failedToMatch = 'Failed to match the entry'
export const failedToUnmatch = 'Failed to take the match back'
export const unnamed = 'Nobody named'
export const entriesLead = 'What the banks have booked, and what explains each.'
export const noEntries = 'There are no entries.'
export const takeBack = 'Take back'
export const takeBackOf = (what: string) => `Take back the match of ${what}`
export const statusWords = { received: 'Under way', matched: 'Matched', unmatched: 'To explain' }
export const statementsLead = 'Each statement follows the one before; what is missing between two is named.'
export const failedToFetchStatements = 'Failed to load the statements'
export const noStatements = 'There are no statements.'
export const noStatementsHelp = 'The first one opens the account in the books.'
export const reference = 'Reference'
export const period = 'Days'
export const opening = 'Opening'
export const closing = 'Closing'
export const gap = 'Gap before'
export const noGap = 'None'
export const payoutFiles = 'Payout files'
export const filesLead =
  'Approved payouts leave by a file for the bank. A file is made once, and its bytes never change.'
export const failedToFetchFiles = 'Failed to load the payout files'
export const noFiles = 'There are no payout files.'
export const noFilesHelp = 'Approved payouts of an account’s currency wait for the next one.'
export const made = 'Made'
export const payouts = 'Payouts'
export const executeOn = 'The bank pays on'
export const fileStatusWords = { made: 'Made', answered: 'Answered', voided: 'Void' }
export const makeFile = 'Make a file'
export const makeFileOf = (name: string) => `Make a file for ${name}`
export const fileMade = (payouts: number) =>
  payouts === 1 ? 'File of 1 payout made' : `File of ${payouts} payouts made`
export const leftOut = (payouts: number) =>
  payouts === 1
    ? '1 payout cannot stand in a file, and stays approved:'
    : `${payouts} payouts cannot stand in a file, and stay approved:`
export const failedToMakeFile = 'Failed to make the file'
export const download = 'Download'
export const downloadOf = (name: string) => `Download ${name}`
export const failedToDownload = 'Failed to download the file'
export const voidFile = 'Void'
export const confirmVoid = 'Confirm void'
export const voidOf = (name: string) => `Void ${name}`
export const voidAsked = 'Another person confirms it now'
export const voided = 'File voided'
export const failedToVoid = 'Failed to void the file'
export const accountWords: Record<string, string> = {
  client_pending: 'Clients, pending',
  client_available: 'Clients, available',
  client_reserve: 'Clients, reserved',
  client_disputed: 'Clients, disputed',
  payouts_in_transit: 'Payouts on their way',
  platform_fees: 'Fees earned',
  processor_costs: 'Costs of processors',
  bank_charges: 'Charges of banks',
  platform_funds: 'Own money',
  suspense: 'Not explained yet',
  fx_transit: 'Currency exchange',
  fx_result: 'Exchange gains and losses',
}
