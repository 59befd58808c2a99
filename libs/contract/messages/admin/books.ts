export * from './labels.js'

export const debitsAndCreditsAreEqual = 'Debits and credits are equal.'
export const debitsAndCreditsDifferBy = (money: string) => `Debits and credits differ by ${money}.`
export const accountsInCurrency = (currency: string) => `Accounts in ${currency}`
export const noEntriesYet = 'No entries yet.'
export const debit = 'Debit'
export const credit = 'Credit'
export const balance = 'Balance'
export const processorClearing = 'Processor clearing'
export const platformFees = 'Platform fees'
export const clientsPending = 'Clients, pending'
export const clientsAvailable = 'Clients, available'
export const clientsOnHoldForDisputes = 'Clients, on hold for disputes'
export const accountNames = {
  client_reserve: 'Clients, in reserve',
  payouts_in_transit: 'Payouts in transit',
  bank: 'Bank',
  processor_costs: 'Processing fees',
  bank_charges: 'Bank fees',
  platform_funds: 'Company funds',
  suspense: 'Suspense',
  fx_transit: 'Currency exchange',
  fx_result: 'Exchange gains and losses',
  line_transit: 'Between ledger lines',
} as const
export const moneyInTheBank = (money: string) => `${money} in the bank`
export const moneyOverdrawn = (money: string) => `${money} overdrawn`
export const moneyExchangedAway = (money: string) => `${money} exchanged into other currencies`
export const moneyExchangedInto = (money: string) => `${money} received in exchange`
export const moneyGainedByExchange = (money: string) => `${money} gained`
export const moneyLostByExchange = (money: string) => `${money} lost`
export const moneySpent = (money: string) => `${money} spent`
export const moneyInCompanyFunds = (money: string) => `${money} in company funds`
export const moneyGivenAway = (money: string) => `${money} given away`
export const moneyUnmatched = (money: string) => `${money} unmatched`
export const moneyOnItsWay = (money: string) => `${money} in transit`
export const moneyEarned = (money: string) => `${money} earned`
export const moneyRefundedInLedger = (money: string) => `${money} refunded`
export const theProcessor = 'The processor'
export const otherOweUsMoney = (other: string, owe: string, money: string) => `${other} ${owe} us ${money}`
export const weOwePartMoney = (part: string, money: string) => `We owe ${part} ${money}`
export const clients = 'clients'
export const theProcessorWithin = 'the processor'
export const failedToStartVerification = 'Failed to start the verification'
export const doubleEntryAppendOnlyThe =
  'A double-entry, append-only ledger: account balances, and the hash chain that links every entry.'
export const verifyTheBooks = 'Verify the ledger'
export const booksWithin = 'ledger'
export const are = 'is'
export const theChainEveryPostingEvery = 'We recomputed the hash chain, postings, balances and payments'
export const failedToFetchTheVerification = 'Failed to fetch the verification'
export const failedToFetchTheBooks = 'Failed to fetch the ledger'
export const theFirstPaymentWritesThe = 'The first payment creates the first entries.'
export const headOfTheChain = 'Latest chain hash'
export const hash = 'hash'
export const linesOfTheLedger = 'Ledger lines'
export const eachHasAChain = (lines: number) => `${lines}, each with its own hash chain`
export const seals = 'Seals'
export const sealsLead =
  'A seal records where every ledger line ends, once a minute if there are new entries. It contains the previous seal’s hash.'
export const noSealsYet = 'No seals yet.'
export const seal = 'Seal'
export const sealedAt = 'Sealed'
export const sealHash = 'Hash'
export const sealPublished = 'Published'
export const sealNotPublished = 'Not yet'
export const sealsAreSignedWith = 'Signed with'
export const publicKey = 'public key'
export const sealsNotPublished = (since: string) =>
  `Seals haven’t reached the external address since ${since}. We keep retrying.`
export const failedToFetchTheSeals = 'Failed to fetch the seals'
