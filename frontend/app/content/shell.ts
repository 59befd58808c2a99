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

  // The same two steps as on the screens, in a terminal, without a browser.
  register: ({
    origin,
  }: ShellReader) => `export GATEHOUSE=${origin} EMAIL=me@example.com PASSWORD='correct horse battery'
export CLIENT=$(curl -s $GATEHOUSE/api/clients/register -H 'Content-Type: application/json' \\
  -d '{"name":"My shop","clientType":"Company","emailAddress":"'$EMAIL'","password":"'"$PASSWORD"'","chargePercentage":2.5}' \\
  | sed 's/.*"clientID":"\\([^"]*\\)".*/\\1/') && echo "$CLIENT"`,
  approve: () => `export ADMIN=$(curl -s $GATEHOUSE/api/portal-users/login -H 'Content-Type: application/json' \\
  -d '{"email":"'$ADMIN_EMAIL'","password":"'"$ADMIN_PASSWORD"'"}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')
curl -s -X POST $GATEHOUSE/api/clients/$CLIENT/approve -H "Authorization: Bearer $ADMIN"`,
  apiUser: () => `export MERCHANT=$(curl -s $GATEHOUSE/api/clients/login -H 'Content-Type: application/json' \\
  -d '{"emailAddress":"'$EMAIL'","password":"'"$PASSWORD"'"}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')
export CLIENT=$(curl -s $GATEHOUSE/api/clients/me -H "Authorization: Bearer $MERCHANT" \\
  | sed 's/.*"clientID":"\\([^"]*\\)".*/\\1/')
export ROLE=$(curl -s $GATEHOUSE/api/roles -H "Authorization: Bearer $MERCHANT" \\
  | sed 's/.*"roleID":"\\([^"]*\\)","name":"Integrator (payments)".*/\\1/')
curl -s $GATEHOUSE/api/clients/$CLIENT/apiusers -H "Authorization: Bearer $MERCHANT" \\
  -H 'Content-Type: application/json' -d '{"developerName":"Shop","developerEmailAddress":"'$EMAIL'",
  "developerPhoneNumber":"+14155552671","roleID":"'$ROLE'"}' | tr , '\\n' | grep -E 'apiKey|apiSecret'`,
}

export interface ShellReader {
  origin: string
  /** The reader's own, when signed in. */
  apiKey: string | null
}

export type ShellName = keyof typeof shellSamples
