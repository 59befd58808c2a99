import { toMinorUnits } from './amounts.js'
import { Problem } from './problems.js'

interface Row {
  id: string
  amount?: unknown
  raw_amount?: unknown
  payment_id?: string
  currency_code?: string
}

interface Rows {
  list(filters: object, config?: object): Promise<Row[]>
}

/** What Medusa's payment module has written down. It does not hand the amount of a capture to its providers. */
export class MedusaBooks {
  constructor(private readonly container: Record<string, unknown>) {}

  async capture(captureID: string | undefined): Promise<{ amount: number; total: number }> {
    const [capture] = captureID ? await this.rows('captureService').list({ id: captureID }) : []
    const [payment] = capture ? await this.rows('paymentService').list({ id: capture.payment_id }) : []
    if (!capture || !payment?.currency_code)
      throw new Problem('unexpected_state', 'Medusa didn’t say how much to capture')
    return { amount: minor(capture, payment.currency_code), total: await this.captured(payment) }
  }

  async hasRefund(refundID: string): Promise<boolean> {
    return (await this.rows('refundService').list({ id: refundID })).length > 0
  }

  async hasSession(sessionID: string): Promise<boolean> {
    return (await this.rows('paymentSessionService').list({ id: sessionID })).length > 0
  }

  /** In minor units; 0 while there is no payment. */
  async capturedIn(sessionID: string): Promise<number> {
    const [payment] = await this.rows('paymentService').list({ payment_session_id: sessionID })
    return payment ? this.captured(payment) : 0
  }

  /** In the shop's own log, where its operator looks. */
  log(sentence: string): void {
    const { logger = console } = this.container as { logger?: { error(text: string): void } }
    logger.error(sentence)
  }

  private async captured({ id, currency_code = '' }: Row): Promise<number> {
    const captures = await this.rows('captureService').list({ payment_id: id })
    return captures.reduce((sum, capture) => sum + minor(capture, currency_code), 0)
  }

  private rows(name: string): Rows {
    return this.container[name] as Rows
  }
}

const minor = ({ raw_amount, amount }: Row, currencyCode: string) => toMinorUnits(raw_amount ?? amount, currencyCode)
