export const readTooDear =
  'This request would take too long. Narrow it to a shorter period, one client or one status, without a search.'
export const tooManyReads = 'You have too many large lists or exports running. Wait for them to finish, then try again.'
