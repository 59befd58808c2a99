const reasonMaxLength = 300

/** Without addresses of pages and long random words: mail servers repeat what they refuse, and it may hold a token. */
export function reasonOf(error: unknown): string {
  return messageOf(error)
    .replace(/[a-z]{1,20}:\/\/\S+/gi, '(address)')
    .replace(/[\w-]{32,}/g, '(…)')
    .replace(/\s+/g, ' ')
    .slice(0, reasonMaxLength)
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message || error.name : String(error)
}
