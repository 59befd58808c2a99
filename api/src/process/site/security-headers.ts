import type { Environment } from '../../platform/config/environment.js'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

const transport = ({ isHttps }: Environment): Record<string, string> =>
  isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}

/** Nothing the API answers is a page, and nothing of it may be kept by a cache. */
export const apiHeaders = (environment: Environment): Record<string, string> => ({
  ...everywhere,
  ...transport(environment),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
})

/** Built files are no pages either, but a browser can be sent to one. */
export const fileHeaders = (environment: Environment): Record<string, string> => ({
  ...everywhere,
  ...transport(environment),
  'content-security-policy': "frame-ancestors 'none'",
})

/** Only our own files, and inline script or style only with this answer's nonce. */
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
