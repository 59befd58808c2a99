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

export const pageHeaders = (environment: Environment, nonce: string): Record<string, string> => ({
  ...everywhere,
  ...transport(environment),
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
})
