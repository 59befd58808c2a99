export const kindForm = (kinds: readonly string[]) => `kind is one of ${kinds.join(', ')}`
