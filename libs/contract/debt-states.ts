// Apart from the request classes, whose decorators a browser must not load.

/** `covered`: nothing is owed anymore, because new payments made up for it or it was written off; it is open again as soon as something is owed. */
export const debtRequestStatuses = ['open', 'covered', 'paid', 'withdrawn'] as const
export type DebtRequestStatus = (typeof debtRequestStatuses)[number]

export const writeOffStatuses = ['awaiting_approval', 'approved', 'rejected'] as const
export type WriteOffStatus = (typeof writeOffStatuses)[number]

/** So many debts are listed at once, the largest of each currency first. */
export const debtsListed = 200
