import { createHmac } from 'node:crypto'
import { webhookSecretBytes } from '#contract/limits.js'
import type { WebhookSignatureView } from '#contract/webhooks.js'
import type { Comparison } from './signature.comparison'
import { mistakeIn } from './signature.mistakes.server'

const prefix = 'whsec_'

interface Pasted {
  secret: unknown
  /** What the merchant's code computed. */
  own: unknown
}

/** Whether a pasted secret signs this message; if not, what is wrong with it as far as can be seen. */
export function compareSecret(view: WebhookSignatureView, pasted: Pasted): Comparison {
  const secret = typeof pasted.secret === 'string' ? pasted.secret : ''
  const own = typeof pasted.own === 'string' ? pasted.own.trim().slice(0, 500) : ''
  const said = (tone: Comparison['tone'], title: string, words: string, signature: string | null = null) => ({
    tone,
    title,
    words,
    signature,
    own,
  })
  const fault = faultIn(secret)
  if (fault) return said('failed', ...fault)
  const text = secret.trim()
  const signature = signed(text, view.signedText)
  const match = view.signatures.find((one) => one.signature === signature)
  if (!match) return said('failed', ...otherSecret, signature)
  if (secret !== text) return said('failed', ...paddedSecret, signature)
  if (own && !own.split(/\s+/).some((one) => one === signature))
    return said('failed', 'The secret is right, the signature of your code is not.', mistakeIn(own, text, view))
  if (own) return said('success', 'Both are right.', 'Your code and we compute the same signature.', signature)
  return match.secret === 'current'
    ? said('success', 'This is the right secret.', 'It signs this endpoint now.', signature)
    : said(
        'success',
        'This is the old secret.',
        'It signs too until its overlap ends. Change to the new one.',
        signature,
      )
}

const otherSecret = [
  'This is another secret.',
  'It has the right form, but does not sign this endpoint: it may be the one of another endpoint, of your test ' +
    'environment, or one from before a rotation. Rotate the secret to get a new one.',
] as const

const paddedSecret = [
  'The right secret, with blanks around it.',
  'Your configuration may hold a blank or a line break before or after it. Remove them.',
] as const

function faultIn(secret: string): readonly [string, string] | null {
  const text = secret.trim()
  if (text === '') return ['A secret is missing.', 'Please paste the one that your server uses.']
  if (/^["'].*["']$/s.test(text))
    return ['There are quotation marks around it.', 'Remove them from your configuration.']
  if (!text.startsWith(prefix))
    return [
      'This is no signing secret.',
      'It must begin with whsec_. An API secret or the beginning of the URL does not sign webhooks.',
    ]
  const base64 = text.slice(prefix.length)
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === webhookSecretBytes && bytes.toString('base64') === base64) return null
  return [
    'This secret is not whole.',
    `Behind whsec_ stand ${Buffer.alloc(webhookSecretBytes).toString('base64').length} characters of base64, here ${base64.length}. Copy it once more, to its last character.`,
  ]
}

const signed = (secret: string, text: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(text)
    .digest('base64')}`
