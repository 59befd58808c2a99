import type { InvoiceStatus } from '#contract/billing-choices.js'
import * as words from '#contract/messages/client/invoices.js'
import { Badge, type Tone } from '../../../components/badge'

const tones: Record<InvoiceStatus, Tone> = {
  draft: 'neutral',
  open: 'info',
  paid: 'success',
  void: 'neutral',
  uncollectible: 'failed',
}

export function InvoiceBadge({ status, isPastDue = false }: { status: InvoiceStatus; isPastDue?: boolean }) {
  if (isPastDue) return <Badge tone="pending">{words.pastDue}</Badge>
  return <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
}
