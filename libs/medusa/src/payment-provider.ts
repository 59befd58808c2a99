import { AbstractPaymentProvider, BigNumber, MedusaError } from '@medusajs/framework/utils'
import { Gatehouse } from '../../sdk/src/gatehouse.js'
import { readWebhook } from '../../sdk/src/webhooks.js'
import { AccountHolders } from './account-holders.js'
import { toMajorUnits, toMinorUnits } from './amounts.js'
import { type AskedPayment, Checkouts } from './checkouts.js'
import { MedusaBooks } from './medusa-books.js'
import { type AmountInput, customerIDIn, type MedusaInput, type WebhookInput } from './medusa-inputs.js'
import { failedRefundIn } from './failed-refunds.js'
import { type GatehouseMedusaOptions, mistakeIn } from './options.js'
import { checkoutSessionIDIn, type PaymentData, returnAddressIn, sessionIDIn, transactionIDIn } from './payment-data.js'
import { PaymentMoves } from './payment-moves.js'
import { isUnclear, Problem, problemOf } from './problems.js'
import { Refunds } from './refunds.js'
import type { MedusaStatus } from './states.js'
import { actionOf } from './webhook-actions.js'

const timeoutMsDefault = 20_000
// Medusa may hold a webhook back before it is read. An old one does no harm: each action asks Gatehouse for the state.
const webhookToleranceSeconds = 86_400

interface Stated {
  status: MedusaStatus
  data: Record<string, unknown>
}

export class GatehousePaymentProvider extends AbstractPaymentProvider<GatehouseMedusaOptions> {
  static override identifier = 'gatehouse'

  private readonly checkouts: Checkouts
  private readonly moves: PaymentMoves
  private readonly refunds: Refunds
  private readonly holders: AccountHolders
  private readonly books: MedusaBooks

  constructor(container: Record<string, unknown>, options: GatehouseMedusaOptions) {
    super(container, options)
    const { url, apiKey, apiSecret, timeoutMs = timeoutMsDefault } = options
    const gatehouse = new Gatehouse({ url, apiKey, apiSecret, timeoutMs, retriesMax: 2 })
    this.checkouts = new Checkouts(gatehouse, options)
    this.moves = new PaymentMoves(gatehouse)
    this.refunds = new Refunds(gatehouse)
    this.holders = new AccountHolders(gatehouse)
    this.books = new MedusaBooks(container)
  }

  static override validateOptions(options: Record<string, unknown>): void {
    const mistake = mistakeIn(options)
    if (mistake) throw new MedusaError('invalid_argument', mistake)
  }

  initiatePayment(input: AmountInput): Promise<{ id: string; data: PaymentData; status: MedusaStatus }> {
    return told(async () => {
      const data = await this.checkouts.start(askedIn(input))
      return { id: data.checkoutSessionID, data, status: 'pending' }
    })
  }

  updatePayment(input: AmountInput): Promise<{ data: PaymentData; status: MedusaStatus }> {
    return told(async () => {
      const asked = askedIn(input)
      const checkoutSessionID = checkoutSessionIDIn(input.data)
      const data = checkoutSessionID
        ? await this.checkouts.replace(checkoutSessionID, asked)
        : await this.checkouts.start(asked)
      return { data, status: 'pending' }
    })
  }

  deletePayment({ data = {} }: MedusaInput): Promise<{ data: Record<string, unknown> }> {
    return told(async () => {
      const [checkoutSessionID, sessionID] = [checkoutSessionIDIn(data), sessionIDIn(data)]
      // Medusa also deletes a session that was never made.
      if (checkoutSessionID && sessionID) await this.checkouts.end(checkoutSessionID, sessionID)
      return { data }
    })
  }

  async authorizePayment({ data = {} }: MedusaInput): Promise<Stated> {
    try {
      return await this.state(data)
    } catch (error) {
      if (isUnclear(error)) return { status: 'pending', data }
      throw asMedusaError(error)
    }
  }

  getPaymentStatus({ data = {} }: MedusaInput): Promise<Stated> {
    return told(() => this.state(data))
  }

  retrievePayment({ data = {} }: MedusaInput): Promise<{ data: Record<string, unknown> }> {
    return told(async () => ({ data: (await this.state(data)).data }))
  }

  capturePayment({ data = {}, context }: MedusaInput): Promise<{ data: Record<string, unknown> }> {
    return told(async () => {
      const captureID = context?.idempotency_key
      const asked = await this.books.capture(captureID)
      await this.moves.capture(transactionIDIn(data), { ...asked, idempotencyKey: `medusa-capture-${captureID}` })
      return { data }
    })
  }

  refundPayment({ data = {}, amount, context }: MedusaInput & { amount: unknown }) {
    return told(async () => {
      const medusaRefundID = context?.idempotency_key
      if (!medusaRefundID) throw new Problem('unexpected_state', 'Medusa didn’t name the refund')
      await this.refunds.refund(transactionIDIn(data), {
        amount: toMinorUnits(amount, String(data.currency)),
        medusaRefundID,
        isKnown: (id) => this.books.hasRefund(id),
      })
      return { data }
    })
  }

  cancelPayment({ data = {}, context }: MedusaInput): Promise<{ data: Record<string, unknown> }> {
    return told(async () => {
      const transactionID = transactionIDIn(data)
      await this.moves.cancel(transactionID, `medusa-cancel-${context?.idempotency_key ?? transactionID}`)
      return { data }
    })
  }

  createAccountHolder({ context }: MedusaInput): Promise<{ id: string; data?: Record<string, unknown> }> {
    return told(async () => {
      const customer = context?.customer
      // Medusa links no account holder to a customer if it gets nothing.
      if (!customer || this.config.customers === false) return {} as { id: string }
      const { customerID } = await this.holders.create(customer)
      return { id: customerID, data: { customerID } }
    })
  }

  retrieveAccountHolder({ id }: { id: string }): Promise<{ id: string; data: Record<string, unknown> }> {
    return told(async () => {
      const { customerID } = await this.holders.get(id)
      return { id: customerID, data: { customerID } }
    })
  }

  updateAccountHolder(input: MedusaInput): Promise<{ data: Record<string, unknown> }> {
    return told(async () => {
      const customerID = customerOf(input)
      if (input.context?.customer) await this.holders.update(customerID, input.context.customer)
      return { data: { customerID } }
    })
  }

  deleteAccountHolder(input: MedusaInput): Promise<{ data: Record<string, unknown> }> {
    return told(async () => {
      await this.holders.erase(customerOf(input))
      return { data: {} }
    })
  }

  listPaymentMethods(input: MedusaInput): Promise<{ id: string; data: Record<string, unknown> }[]> {
    return told(async () => {
      const customerID = customerIDIn(input)
      const methods = customerID ? await this.holders.methods(customerID) : []
      return methods.map((method) => ({ id: method.savedPaymentMethodID, data: { ...method } }))
    })
  }

  deletePaymentMethod(input: MedusaInput & { data: { id: string } }): Promise<{ data: Record<string, unknown> }> {
    return told(async () => {
      await this.holders.detach(customerOf(input), input.data.id)
      return { data: {} }
    })
  }

  getWebhookActionAndData({ rawData, headers }: WebhookInput) {
    return told(async () => {
      const body = typeof rawData === 'string' ? rawData : rawData.toString('utf8')
      const signed = { secret: this.config.webhookSecret, headers: headers as Record<string, string>, body }
      const event = await readWebhook({ ...signed, toleranceSeconds: webhookToleranceSeconds })
      const failed = failedRefundIn(event)
      if (failed && (await this.books.hasRefund(failed.medusaRefundID))) this.books.log(failed.sentence)
      const found = actionOf(event)
      if (!found || !(await this.books.hasSession(found.sessionID))) return { action: 'not_supported' as const }
      const { action, sessionID, amount, currency } = found
      // Medusa captured it itself, and would record it twice.
      if (action === 'captured' && (await this.books.capturedIn(sessionID)) >= amount)
        return { action: 'not_supported' as const }
      return { action, data: { session_id: sessionID, amount: new BigNumber(toMajorUnits(amount, currency)) } }
    })
  }

  private state(data: Record<string, unknown>): Promise<Stated> {
    const [checkoutSessionID, sessionID] = [checkoutSessionIDIn(data), sessionIDIn(data)]
    if (checkoutSessionID && sessionID) return this.checkouts.state(checkoutSessionID, sessionID)
    throw new Problem('invalid_data', 'This payment session was not created by Gatehouse')
  }
}

function askedIn(input: AmountInput): AskedPayment {
  const { data, amount, currency_code, context } = input
  const sessionID = sessionIDIn(data)
  if (!sessionID) throw new Problem('invalid_data', 'Medusa didn’t name its payment session')
  return {
    sessionID,
    amount,
    currencyCode: currency_code,
    idempotencyKey: `medusa-session-${context?.idempotency_key ?? sessionID}`,
    customerID: customerIDIn(input),
    successURL: returnAddressIn(data, 'successURL'),
    cancelURL: returnAddressIn(data, 'cancelURL'),
  }
}

function customerOf(input: MedusaInput): string {
  const customerID = customerIDIn(input)
  if (customerID) return customerID
  throw new Problem('invalid_data', 'This account holder was not created by Gatehouse')
}

const asMedusaError = (error: unknown): unknown => {
  const problem = problemOf(error)
  return problem instanceof Problem ? new MedusaError(problem.kind, problem.message) : problem
}

async function told<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    throw asMedusaError(error)
  }
}
