export const kindForm = (kinds: readonly string[]) => `kind must be one of ${kinds.join(', ')}`
