import type { OfferSources } from '#contract/offers.js'
import type { Environment } from '../../platform/config/environment.js'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), ' +
    'publickey-credentials-get=(self), publickey-credentials-create=(self)',
}

const transport = ({ isHttps }: Environment): Record<string, string> =>
  isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}

export const apiHeaders = (environment: Environment): Record<string, string> => ({
  ...everywhere,
  ...transport(environment),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
})

export const fileHeaders = (environment: Environment): Record<string, string> => ({
  ...everywhere,
  ...transport(environment),
  'content-security-policy': "frame-ancestors 'none'",
})

/** For `gatehouse.js`: pages of merchants load it, and check it by its hash. */
export const anyPage = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

// A source is one word of the policy: what could end the directive is left out, and then lets nobody in.
const isSource = (text: string) => /^(https?|wss):\/\/[\w.*:[\]-]+$/.test(text)
const also = (sources: string[] = []): string =>
  sources
    .filter(isSource)
    .map((source) => ` ${source}`)
    .join('')

// Wallets ask through the payment request of the browser, and a bank may open a window that answers.
const forFields = ({ frame }: OfferSources): Record<string, string> => ({
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': everywhere['permissions-policy'].replace(
    'payment=()',
    `payment=(self${frame
      .filter((source) => isSource(source) && !source.includes('*'))
      .map((source) => ` "${source}"`)
      .join('')})`,
  ),
})

export const pageHeaders = (
  environment: Environment,
  nonce: string,
  { opened, framedBy = [] }: { opened?: OfferSources | undefined; framedBy?: string[] | undefined } = {},
): Record<string, string> => ({
  ...everywhere,
  ...transport(environment),
  ...(opened && forFields(opened)),
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${also(opened?.script)}`,
    `style-src 'self' 'nonce-${nonce}'${also(opened?.style)}`,
    `img-src 'self' data:${also(opened?.image)}`,
    ...(opened ? [`connect-src 'self'${also(opened.connect)}`, `frame-src${also(opened.frame)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors${framedBy.some(isSource) ? also(framedBy) : " 'none'"}`,
  ].join('; '),
})
