import { Injectable } from '@nestjs/common'
import { AnswerLost } from '../port/processor.js'
import type { UsedAccount } from '../port/used-account.js'
import { UnreadableAnswer } from '../port/read-answer.js'
import { readJSON } from '../port/read-json.js'
import { ProcessorHttp } from '../processor-http.js'

const usualAddress = 'https://api.paystack.co'

export interface PaystackAnswer {
  /** Of HTTP; below 300 the call was taken, which says nothing of the payment. */
  status: number
  message: string
  code: string
  data: unknown
}

/** Something has answered that is not Paystack. */
export class NotPaystack extends UnreadableAnswer {}

@Injectable()
export class PaystackApi {
  constructor(private readonly http: ProcessorHttp) {}

  get(account: UsedAccount, path: string, signal: AbortSignal): Promise<PaystackAnswer> {
    return this.ask(account, path, { method: 'GET', signal })
  }

  post(account: UsedAccount, path: string, body: object, signal: AbortSignal): Promise<PaystackAnswer> {
    return this.ask(account, path, { method: 'POST', body: JSON.stringify(body), signal })
  }

  put(account: UsedAccount, path: string, body: object, signal: AbortSignal): Promise<PaystackAnswer> {
    return this.ask(account, path, { method: 'PUT', body: JSON.stringify(body), signal })
  }

  /** To an address that Paystack has signed, so that it needs no key of ours. */
  async upload(
    url: string,
    { bytes, mediaType }: { bytes: Buffer; mediaType: string },
    signal: AbortSignal,
  ): Promise<boolean> {
    const headers = { 'content-type': mediaType }
    const { status } = await this.http.send(url, { method: 'PUT', headers, body: bytes, signal })
    if (status >= 500) throw new AnswerLost(`The upload to Paystack was answered with ${status}`)
    return status < 300
  }

  private async ask(
    { settings }: UsedAccount,
    path: string,
    call: { method: 'GET' | 'POST' | 'PUT'; body?: string; signal: AbortSignal },
  ): Promise<PaystackAnswer> {
    const { secretKey = '', apiAddress = usualAddress } = settings
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
    const { status, text } = await this.http.send(`${apiAddress}${apiAddress.endsWith('/') ? '' : '/'}${path}`, {
      ...call,
      headers,
    })
    return readAnswer(status, text)
  }
}

export const isPageAddress = ({ settings }: UsedAccount, text: unknown): text is string => {
  if (typeof text !== 'string' || !URL.canParse(text)) return false
  const { apiAddress } = settings
  const { protocol, origin } = new URL(text)
  return protocol === 'https:' || (apiAddress !== undefined && origin === new URL(apiAddress).origin)
}

export const isDuplicate = ({ status, code, message }: PaystackAnswer): boolean =>
  status === 400 && (code === 'duplicate_reference' || /^duplicate transaction reference/i.test(message))

export const isUnknown = ({ status, code, message }: PaystackAnswer): boolean =>
  status === 404 || (status === 400 && /not.?found/i.test(`${code} ${message}`))

function readAnswer(status: number, text: string): PaystackAnswer {
  if (status >= 500) throw new AnswerLost(`Paystack has answered ${status}`)
  const body = bodyOf(status, text)
  if (!body) return { status, message: '', code: '', data: null }
  const { message, code, data } = body
  if (body.status !== status < 300) throw new NotPaystack(`The answer with status ${status} does not say how it ended`)
  return { status, message: shortText(message), code: shortText(code), data }
}

// Whoever limits the calls to Paystack need not speak its language.
function bodyOf(status: number, text: string): Record<string, unknown> | null {
  try {
    return readJSON({ status, text })
  } catch (error) {
    if (status === 429) return null
    throw error instanceof UnreadableAnswer ? new NotPaystack(error.message) : error
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const shortText = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 200)
    : ''
