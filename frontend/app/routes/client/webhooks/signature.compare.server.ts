import { createHmac } from 'node:crypto'
import { webhookSecretBytes } from '#contract/limits.js'
import * as texts from '#contract/messages/client/webhook-signatures.js'
import type { WebhookSignatureView } from '#contract/webhooks.js'
import type { Comparison } from './signature.comparison'
import { mistakeIn } from './signature.mistakes.server'

const prefix = 'whsec_'

interface Pasted {
  secret: unknown
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
  if (!match) return said('failed', ...otherSecret(), signature)
  if (secret !== text) return said('failed', ...paddedSecret(), signature)
  if (own && !own.split(/\s+/).some((one) => one === signature))
    return said('failed', texts.theSecretIsRightThe, mistakeIn(own, text, view))
  if (own) return said('success', texts.bothAreRight, texts.yourCodeAndWeCompute, signature)
  return match.secret === 'current'
    ? said('success', texts.thisIsTheRightSecret, texts.itSignsThisEndpointNow, signature)
    : said('success', texts.thisIsTheOldSecret, texts.itSignsTooUntilIts, signature)
}

const otherSecret = () => [texts.thisIsAnotherSecret, texts.itHasTheRightForm] as const

const paddedSecret = () => [texts.theRightSecretWithBlanks, texts.yourConfigurationMayHoldA] as const

function faultIn(secret: string): readonly [string, string] | null {
  const text = secret.trim()
  if (text === '') return [texts.aSecretIsMissing, texts.pleasePasteTheOneThat]
  if (/^["'].*["']$/s.test(text)) return [texts.thereAreQuotationMarksAround, texts.removeThemFromYourConfiguration]
  if (!text.startsWith(prefix)) return [texts.thisIsNoSigningSecret, texts.itMustBeginWithWhsec]
  const base64 = text.slice(prefix.length)
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === webhookSecretBytes && bytes.toString('base64') === base64) return null
  return [
    texts.thisSecretIsNotWhole,
    texts.behindWhsecStandCharactersOf(Buffer.alloc(webhookSecretBytes).toString('base64').length, base64.length),
  ]
}

const signed = (secret: string, text: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(text)
    .digest('base64')}`
