/** Texts that stay as they are, each with its reason. */
export const exceptions = [{ text: 'Why and who', reason: 'The search finds the access explorer by its former name.' }]
