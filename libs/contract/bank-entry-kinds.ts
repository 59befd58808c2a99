// Apart from the request classes, whose decorators a browser must not load.

/** `received`: in the books within seconds; `unmatched`: in suspense, on the worklist. */
export const bankEntryStatuses = ['received', 'matched', 'unmatched'] as const
export type BankEntryStatus = (typeof bankEntryStatuses)[number]

/** What an entry can be explained by. */
export const bankMatchKinds = [
  'payout',
  'payout_file',
  'payout_return',
  'payment',
  'return',
  'processor',
  'bank_charge',
  'own_money',
] as const
export type BankMatchKind = (typeof bankMatchKinds)[number]

type MatchedNoun = 'payout' | 'payout file' | 'payment' | 'processor account'

/** Those that name what they are about. */
export const bankMatchesOf: Record<BankMatchKind, MatchedNoun | null> = {
  payout: 'payout',
  payout_file: 'payout file',
  payout_return: 'payout',
  payment: 'payment',
  return: null,
  processor: 'processor account',
  bank_charge: null,
  own_money: null,
}
