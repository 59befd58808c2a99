/** How the payer's money arrives in test mode. */
export const testCreditKinds = ['whole', 'part', 'twice', 'late'] as const
export type TestCreditKind = (typeof testCreditKinds)[number]
