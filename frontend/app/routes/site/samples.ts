import type { ErrorBody } from '#contract/answers.js'
import type { AccessTokenView } from '#contract/oauth.js'
import { accessTokenLifeMs } from '#contract/limits.js'
import { feeOf, fromHundredths } from '#contract/money.js'
import { sampleAmount as amount } from '../../components/first-calls'

const rateHundredths = 250
const fee = feeOf(amount, rateHundredths)

export const sampleRate = fromHundredths(rateHundredths)

/** OAuth 2.0 client credentials, as any stock client sends them. */
export const tokenCall = (origin: string) => `# The key and secret of one of your API users
curl ${origin}/api/oauth/token \\
  -u "$API_KEY:$API_SECRET" \\
  -d grant_type=client_credentials`

export const tokenAnswer = JSON.stringify(
  {
    access_token: 'eyJhbGciOi…',
    token_type: 'Bearer',
    expires_in: accessTokenLifeMs / 1_000,
    mode: 'test',
  } satisfies AccessTokenView,
  null,
  2,
)

export const paymentAnswer = JSON.stringify(
  { transactionID: 'txn_…', status: 'succeeded', amount, currency: 'USD', fee, net: amount - fee },
  null,
  2,
)

const refusal = 'Description is required'
export const errorAnswer = JSON.stringify(
  {
    error: refusal,
    message: refusal,
    code: 'INVALID_INPUT',
    requestId: '…',
    fields: { description: refusal },
  } satisfies ErrorBody,
  null,
  2,
)
