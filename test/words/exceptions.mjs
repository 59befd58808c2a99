/** Texts that stay as they are, each with its reason. */
export const exceptions = []
