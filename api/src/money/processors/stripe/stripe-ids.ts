/** null: the text is not one of our IDs. */
export const idIn = (text: string | null | undefined, prefix: string): string | null =>
  text?.startsWith(`${prefix}_`) && /^[a-z]{3}_\w{26}$/.test(text) ? text : null
