import { webhookDelaysMs, webhookFailingMaxMs, webhookJitterPercent, webhookRetryAfterMaxMs } from '#contract/limits.js'
import type { WebhookDisabledReason } from '#contract/webhooks.js'
import type { AttemptResult } from './attempt-result.js'

export const isSuccess = ({ status }: Pick<AttemptResult, 'status'>) => status !== null && status >= 200 && status < 300

export function nextDelayMs(step: number, { status, retryAfter }: Answer, now: number): number | null {
  const delayMs = webhookDelaysMs[step]
  if (delayMs === undefined) return null
  const jitter = 1 + ((Math.random() * 2 - 1) * webhookJitterPercent) / 100
  const asked = status !== null && (status === 429 || status >= 500) ? askedDelayMs(retryAfter, now) : 0
  return Math.max(Math.round(delayMs * jitter), Math.min(asked, webhookRetryAfterMaxMs))
}

type Answer = Pick<AttemptResult, 'status' | 'retryAfter'>

function askedDelayMs(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1_000
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now)
}

export function disablingReason(
  result: Pick<AttemptResult, 'status' | 'isCutOff'>,
  failingSince: Date | null,
  now: number,
): WebhookDisabledReason | null {
  if (result.status === 410) return 'gone'
  if (isSuccess(result) || result.isCutOff || failingSince === null) return null
  return now - failingSince.getTime() >= webhookFailingMaxMs ? 'failing' : null
}
