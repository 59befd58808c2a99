export interface NoticeItem {
  pspReference: string
  originalReference?: string
  merchantAccountCode: string
  merchantReference: string
  amount: { currency: string; value: number }
  eventCode: string
  success: string
  reason?: string
  paymentMethod?: string
  additionalData?: Record<string, string>
}
