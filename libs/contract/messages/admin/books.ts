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
  processor_costs: 'Processor costs',
  bank_charges: 'Bank charges',
  platform_funds: 'Platform funds',
  suspense: 'Suspense',
  fx_transit: 'Currency exchange',
  fx_result: 'Exchange gains and losses',
  line_transit: 'Between lines of the ledger',
} as const
export const moneyInTheBank = (money: string) => `${money} in the bank`
export const moneyOverdrawn = (money: string) => `${money} overdrawn`
export const moneyExchangedAway = (money: string) => `${money} exchanged into other currencies`
export const moneyExchangedInto = (money: string) => `${money} received in exchange`
export const moneyGainedByExchange = (money: string) => `${money} gained`
export const moneyLostByExchange = (money: string) => `${money} lost`
export const moneySpent = (money: string) => `${money} spent`
export const moneyOfOurOwn = (money: string) => `${money} of our own`
export const moneyGivenAway = (money: string) => `${money} given away`
export const moneyNotExplained = (money: string) => `${money} not explained yet`
export const moneyOnItsWay = (money: string) => `${money} on its way`
export const moneyEarned = (money: string) => `${money} earned`
export const moneyGivenBack = (money: string) => `${money} given back`
export const theProcessor = 'The processor'
export const otherOweUsMoney = (other: string, owe: string, money: string) => `${other} ${owe} us ${money}`
export const weOwePartMoney = (part: string, money: string) => `We owe ${part} ${money}`
export const clients = 'clients'
export const theProcessorWithin = 'the processor'
export const theVerificationCouldNotBe = 'The verification could not be started'
export const doubleEntryAppendOnlyThe =
  'Double entry, append only: the sums of every account, and the chain that holds the entries together.'
export const verifyTheBooks = 'Verify the books'
export const booksWithin = 'books'
export const are = 'are'
export const theChainEveryPostingEvery = 'The chain, every posting, every balance and every payment were recomputed'
export const failedToFetchTheVerification = 'Failed to fetch the verification'
export const failedToFetchTheBooks = 'Failed to fetch the books'
export const theFirstPaymentWritesThe = 'The first payment writes the first ones.'
export const headOfTheChain = 'Head of the chain'
export const hash = 'hash'
export const linesOfTheLedger = 'Lines of the ledger'
export const eachHasAChain = (lines: number) => `${lines}, each with a chain of its own`
export const seals = 'Seals'
export const sealsLead =
  'Every minute in which something was booked, the ends of all lines are sealed together. Each seal carries the hash of the one before.'
export const noSealsYet = 'No seals yet.'
export const seal = 'Seal'
export const sealedAt = 'Sealed'
export const sealHash = 'Hash'
export const sealTold = 'Told outside'
export const sealNotTold = 'Not yet'
export const sealsAreSignedWith = 'Signed with'
export const publicKey = 'public key'
export const sealsAreNotTold = (since: string) =>
  `Seals have not been told to the address outside since ${since}. They are told again by themselves.`
export const failedToFetchTheSeals = 'Failed to fetch the seals'
