const noReferences = new Set(['NONREF', 'NOTPROVIDED', 'NOREF', 'NONE'])

/** What banks write where they have no reference. */
export const isNoReference = (text: string): boolean => noReferences.has(text.toUpperCase())
