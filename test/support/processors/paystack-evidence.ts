import type { HeldDispute } from './paystack-lists.js'
import type { Answered } from './paystack-service.js'

type Body = Record<string, unknown>

const told = (data: unknown): Answered => ({ status: 200, body: { status: true, message: 'OK', data } })
const refused = (status: number, message: string): Answered => ({ status, body: { status: false, message } })

/** "Get Upload URL", "Add Evidence" and "Resolve a Dispute" of Paystack's OpenAPI document. */
export class PaystackEvidenceDesk {
  readonly files = new Map<string, string>()
  readonly customers = new Map<number, Body>()
  readonly resolved = new Map<number, Body>()
  private count = 500

  constructor(
    private readonly disputed: Map<string, HeldDispute>,
    private readonly origin: () => string,
  ) {}

  /** null: the call is about no evidence. The place of a file takes no key of ours. */
  answer(method: string, path: string, query: URLSearchParams, body: Body): Answered | null {
    const [, id, what] = /^dispute\/(\d+)\/(upload_url|evidence|resolve)$/.exec(path) ?? []
    if (!id) return null
    const dispute = [...this.disputed.values()].find((one) => one.id === Number(id))
    if (!dispute) return refused(404, 'Dispute not found')
    if (what === 'upload_url' && method === 'GET') return this.place(query)
    if (what === 'evidence' && method === 'POST') return this.addCustomer(body)
    return what === 'resolve' && method === 'PUT' ? this.resolve(dispute, body) : refused(404, 'Not found')
  }

  /** A place that Paystack has signed; false: it is none. */
  takeFile(path: string, content: string): boolean {
    const [, fileName = ''] = /^uploads\/(\w+)$/.exec(path) ?? []
    if (!this.files.has(fileName)) return false
    this.files.set(fileName, content)
    return true
  }

  private place(query: URLSearchParams): Answered {
    if (!query.get('upload_filename')) return refused(400, 'upload_filename is required')
    const fileName = `file${(this.count += 1)}`
    this.files.set(fileName, '')
    return told({ signedUrl: `${this.origin()}/uploads/${fileName}`, fileName })
  }

  private addCustomer(body: Body): Answered {
    const required = ['customer_email', 'customer_name', 'customer_phone', 'service_details']
    const missing = required.find((name) => typeof body[name] !== 'string' || body[name] === '')
    if (missing) return refused(400, `${missing} is required`)
    const id = (this.count += 1)
    this.customers.set(id, body)
    return told({ ...body, id })
  }

  private resolve(dispute: HeldDispute, body: Body): Answered {
    const { resolution, message, refund_amount: amount, uploaded_filename: file, evidence } = body
    if (dispute.status !== 'awaiting-merchant-feedback') return refused(400, 'Dispute has been resolved already')
    if (resolution !== 'declined' || typeof message !== 'string' || amount !== 0)
      return refused(400, 'Invalid resolution')
    if (!this.files.get(String(file))) return refused(400, 'File was not uploaded')
    if (dispute.category === 'fraud' && !this.customers.has(Number(evidence)))
      return refused(400, 'Evidence is required')
    this.resolved.set(dispute.id, body)
    dispute.status = 'awaiting-bank-feedback'
    return told({ id: dispute.id, status: dispute.status })
  }
}
