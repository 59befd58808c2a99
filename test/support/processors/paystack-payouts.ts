import { clock } from '#contract/clock.js'
import type { Answered } from './paystack-service.js'
import type { Fields } from './paystack-rules.js'

export interface HeldTransfer {
  reference: string
  transfer_code: string
  amount: number
  currency: string
  recipient: string
  status: string
  createdAt: string
}

const told = (data: unknown): Answered => ({ status: 200, body: { status: true, message: 'OK', data } })
const refused = (status: number, message: string): Answered => ({
  status,
  body: { status: false, message, code: 'validation_error' },
})

// https://paystack.com/docs/transfers/creating-transfer-recipients/
const currenciesOf: Record<string, string[]> = {
  ...{ nuban: ['NGN'], ghipss: ['GHS'], kepss: ['KES'], basa: ['ZAR'], mobile_money: ['GHS', 'KES'] },
}
const walletCodes = ['MTN', 'ATL', 'VOD', 'MPESA']

/** What Paystack's double knows of payouts: a recipient for each account, and one transfer for each reference. */
export class PaystackPayouts {
  readonly transfers = new Map<string, HeldTransfer>()
  /** Holders by account number, as their banks write them; an account that is not here belongs to Acme. */
  readonly holders = new Map<string, string>()
  /** The recipients that were made, each with its type. */
  readonly recipientTypes: string[] = []
  resolvesLeft = Infinity
  private readonly recipients = new Map<string, string>()

  constructor(private readonly tell: (event: string, data: object) => void) {}

  answer(method: string, path: string, query: URLSearchParams, body: Fields): Answered | null {
    const [, verified] = /^transfer\/verify\/([\w-]+)$/.exec(path) ?? []
    if (method === 'GET' && verified) {
      const held = this.transfers.get(verified)
      return held ? told(held) : refused(404, 'Transfer not found')
    }
    if (method === 'GET' && path === 'bank/resolve') return this.resolve(query)
    if (path === 'transferrecipient') return this.recipient(body)
    return path === 'transfer' ? this.transfer(body) : null
  }

  end(reference: string, status: 'success' | 'failed' | 'reversed'): void {
    const held = this.transfers.get(reference)
    if (!held) throw new Error(`The double has no transfer ${reference}`)
    held.status = status
    this.tell(`transfer.${status}`, { ...held, domain: 'test' })
  }

  paid(currency: string): number {
    const own = [...this.transfers.values()].filter((one) => one.currency === currency && one.status === 'success')
    return own.reduce((sum, { amount }) => sum + amount, 0)
  }

  // https://paystack.com/docs/identity-verification/verify-account-number/ (Nigeria and Ghana)
  private resolve(query: URLSearchParams): Answered {
    const [number, bank] = [query.get('account_number') ?? '', query.get('bank_code') ?? '']
    if (this.resolvesLeft <= 0)
      return refused(429, 'Test mode daily limit of 3 live bank resolves exceeded. Use test bank codes 001')
    this.resolvesLeft -= 1
    if (!/^\d+$/.test(number)) return refused(400, 'Account number should be numeric')
    if (bank === '' || bank === '999') return refused(400, `Unknown bank code: ${bank}`)
    if (number === '0000000000') return refused(422, 'Could not resolve account name. Check parameters or try again.')
    return told({ account_number: number, account_name: this.holders.get(number) ?? 'ACME', bank_id: 9 })
  }

  private recipient({ type, name, account_number: account, bank_code: bank, currency }: Fields): Answered {
    if ([type, name, account, bank, currency].some((one) => typeof one !== 'string' || one === ''))
      return refused(400, 'Invalid recipient')
    if (!currenciesOf[String(type)]?.includes(String(currency))) return refused(400, 'Invalid recipient type')
    if (walletCodes.includes(String(bank)) !== (type === 'mobile_money')) return refused(400, 'Bank is invalid')
    this.recipientTypes.push(String(type))
    if (account === '0000000000') return refused(400, 'Could not resolve account')
    const key = `${String(bank)}:${String(account)}`
    const code = this.recipients.get(key) ?? `RCP_${this.recipients.size + 1}`
    this.recipients.set(key, code)
    return told({ recipient_code: code, name })
  }

  private transfer({ source, amount, currency, recipient, reference }: Fields): Answered {
    if (source !== 'balance' || !Number.isInteger(amount)) return refused(400, 'Invalid transfer')
    if (typeof reference !== 'string' || !/^[a-z0-9_-]{16,50}$/.test(reference))
      return refused(400, 'Invalid reference')
    if (![...this.recipients.values()].includes(String(recipient))) return refused(400, 'Recipient not found')
    if (this.transfers.has(reference)) return refused(400, 'Please provide a unique reference')
    const about = {
      amount: Number(amount),
      currency: String(currency),
      recipient: String(recipient),
      status: 'pending',
      createdAt: clock.now().toISOString(),
    }
    const held = { reference, transfer_code: `TRF_${this.transfers.size + 1}`, ...about }
    this.transfers.set(reference, held)
    return told(held)
  }
}
