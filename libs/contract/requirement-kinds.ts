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
