import { randomBytes } from 'node:crypto'
import type { Amount, Body } from './adyen-rules.js'

export const psp = () => randomBytes(8).toString('hex').toUpperCase()

export interface Payment {
  pspReference: string
  reference: string
  amount: Amount
  isManual: boolean
  state: 'waiting' | 'refused' | 'authorised' | 'captured' | 'capture_failed' | 'cancelled'
  captured: number
  capturePspReference?: string
  sessionID?: string
  method?: string
  statement?: string
}
export interface Refund {
  pspReference: string
  reference: string
  payment: Payment
  value: number
  status: 'received' | 'succeeded' | 'failed'
  wasGiven?: boolean
}
export interface Session {
  id: string
  body: Body
  expiresAt: number
  refusals: number
}
export interface Dispute {
  pspReference: string
  payment: Payment
  value: number
  end?: 'won' | 'lost'
}

/** What a notice tells, before it is signed. */
export interface Told {
  eventCode: string
  pspReference: string
  originalReference?: string
  merchantReference: string
  amount: Amount
  success: boolean
  reason?: string
  additionalData?: Record<string, string>
  eventDate?: string
  merchantAccountCode?: string
  paymentMethod?: string
}

export const refusals: Record<string, [code: string, reason: string, raw: string]> = {
  '8415000000000002': ['2', 'Refused', '05 : Do not honor'],
  '8415000000000043': ['5', 'Blocked Card', '43 : Stolen card, pick up'],
  '8415000000000051': ['12', 'Not enough balance', '51 : Insufficient funds'],
}
export const stored = {
  paid: '8415000000000000',
  redirected: '8415000000000003',
  declined: '8415000000000002',
  stolen: '8415000000000043',
  poor: '8415000000000051',
}
export const visa = { cardSummary: '1111', cardIssuingCountry: 'NL', alias: 'H167852639363479' }
