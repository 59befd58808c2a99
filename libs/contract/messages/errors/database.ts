export const readTooDear =
  'This would take too long to read. Narrow it: a shorter time, one client, one status, no search.'
export const tooManyReads = 'Too much is being read at once. Wait for your other lists and files, then try again.'
