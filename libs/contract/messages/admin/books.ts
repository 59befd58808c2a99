export const debitsAndCreditsAreEqual = 'Debits and credits are equal.'
export const debitsAndCreditsDifferBy = (money: string) => `Debits and credits differ by ${money}.`
export const accountsInCurrency = (currency: string) => `Accounts in ${currency}`
export const noEntriesYet = 'No entries yet.'
export const account = 'Account'
export const debit = 'Debit'
export const credit = 'Credit'
export const balance = 'Balance'
export const processorClearing = 'Processor clearing'
export const platformFees = 'Platform fees'
export const clientsPending = 'Clients, pending'
export const clientsAvailable = 'Clients, available'
export const clientsOnHoldForDisputes = 'Clients, on hold for disputes'
export const moneyEarned = (money: string) => `${money} earned`
export const moneyGivenBack = (money: string) => `${money} given back`
export const theProcessor = 'The processor'
export const otherOweUsMoney = (other: string, owe: string, money: string) => `${other} ${owe} us ${money}`
export const weOwePartMoney = (part: string, money: string) => `We owe ${part} ${money}`
export const clients = 'clients'
export const theProcessorWithin = 'the processor'
export const books = 'Books'
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
export const entries = 'Entries'
export const headOfTheChain = 'Head of the chain'
export const hash = 'hash'
