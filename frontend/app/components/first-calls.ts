// What somebody pastes into a terminal to see a first payment.

/** Minor units: $25.00. */
export const sampleAmount = 2_500

/** `user` is key and secret as curl takes them, such as `"$API_KEY:$API_SECRET"`. */
export const tokenIntoShell = (origin: string, user: string) => `ACCESS_TOKEN=$(curl -s ${origin}/api/oauth/token \\
  -u ${user} \\
  -d grant_type=client_credentials | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`

/** Single quotes keep the JSON as it is; the key is a new one for each payment you mean to make. */
export const paymentCall = (origin: string) => `# One key per payment: sent twice, it is still paid once
curl ${origin}/api/transactions \\
  -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H "Idempotency-Key: order-1042" \\
  -H "Content-Type: application/json" \\
  -d '{
    "amount": ${sampleAmount},
    "currency": "USD",
    "description": "Order 1042",
    "paymentMethod": "pm_success"
  }'`

export const listCall = (origin: string) => `curl "${origin}/api/transactions?limit=20" \\
  -H "Authorization: Bearer $ACCESS_TOKEN"`
