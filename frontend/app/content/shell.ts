/** What the quickstart's reader pastes, line by line; a test runs these as they are printed. */
export const shellSamples = {
  start: ({ origin, apiKey }: ShellReader) => `export GATEHOUSE=${origin} API_KEY=${apiKey ?? 'your-key'}
export API_SECRET='your-secret'`,
  token: () =>
    `export TOKEN=$(curl -s -u "$API_KEY:$API_SECRET" -d grant_type=client_credentials \\
  $GATEHOUSE/api/oauth/token | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`,
  pay: () => `curl -s $GATEHOUSE/api/transactions -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: order-1042" -H 'Content-Type: application/json' \\
  -d '{"amount":2500,"currency":"USD","description":"Order 1042","paymentMethod":"pm_success"}'`,
  list: () => `curl -s "$GATEHOUSE/api/transactions?limit=5" -H "Authorization: Bearer $TOKEN"`,
}

export interface ShellReader {
  origin: string
  /** The reader's own, when signed in. */
  apiKey: string | null
}

export type ShellName = keyof typeof shellSamples
