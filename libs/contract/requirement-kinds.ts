// Apart from the request classes, whose decorators a browser must not load.

export const requirementKinds = ['text', 'choice', 'date', 'person', 'document'] as const
export type RequirementKind = (typeof requirementKinds)[number]

/** `expired`: what was accepted has passed its date since. */
export const requirementStatuses = ['missing', 'given', 'accepted', 'asked_again', 'waived', 'expired'] as const
export type RequirementStatus = (typeof requirementStatuses)[number]

export const personRoles = ['owner', 'director'] as const
export type PersonRole = (typeof personRoles)[number]

export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type DocumentType = (typeof documentTypes)[number]

/** What can be paused after something has expired. */
export const pausedThings = ['payouts', 'payments'] as const
export type PausedThing = (typeof pausedThings)[number]

/** Why the data of a person are erased. No free words: the log keeps it for good. */
export const erasureReasons = ['person_asked', 'not_needed', 'given_by_mistake'] as const
export type ErasureReason = (typeof erasureReasons)[number]
