const reasonMaxLength = 300

/**
 * Why a mail could not be sent, in one line, for the log and the database. Mail servers repeat what they refuse, so
 * addresses of pages, which may hold a token, and long random words are taken out.
 */
export function reasonOf(error: unknown): string {
  return messageOf(error)
    .replace(/(?<![a-z])[a-z]+:\/\/\S+/gi, '(address)')
    .replace(/[\w-]{32,}/g, '(…)')
    .replace(/\s+/g, ' ')
    .slice(0, reasonMaxLength)
}

// A refused connection to several addresses is an AggregateError without a message of its own.
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message || error.name : String(error)
}
