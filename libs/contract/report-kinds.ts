// Apart from the request classes, whose decorators a browser must not load.

/** What a row of a processor's own report is about. */
export const reportRowKinds = ['payment', 'refund', 'dispute', 'fee', 'payout', 'adjustment'] as const
export type ReportRowKind = (typeof reportRowKinds)[number]

/** `call`: we ask the processor; `file`: staff bring what it has written. */
export const reportSources = ['call', 'file'] as const
export type ReportSource = (typeof reportSources)[number]

/** `missing_there`: the ledger has it and the report has not; `missing_here`: the other way round. */
export const differenceKinds = ['missing_there', 'missing_here', 'other_amount'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** `waiting`: it is too young to be a difference, or is held on purpose; `resolved`: both sides have come to say the same. */
export const differenceStates = ['waiting', 'open', 'explained', 'resolved'] as const
export type DifferenceState = (typeof differenceStates)[number]

/** What the two sides differ about; `settlement`: what the processor has paid to a bank account of ours. */
export const differenceSubjects = ['payment', 'refund', 'dispute', 'payout', 'settlement', 'row'] as const
export type DifferenceSubject = (typeof differenceSubjects)[number]
