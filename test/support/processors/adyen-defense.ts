import type { AdyenMoneyBack } from './adyen-money-back.js'
import type { Answered, Asked } from './double-line.js'

interface Reason {
  defenseReasonCode: string
  /** By its code, how much it is demanded. */
  types: Record<string, 'Required' | 'Optional'>
}
interface Supplied {
  contentType: string
  content: string
}

const path = '/ca/services/DisputeService/v30/'
const result = (success: boolean, errorMessage?: string) => ({
  disputeServiceResult: { success, ...(errorMessage && { errorMessage }) },
})

/** Adyen's document "Disputes API" v30: a dispute is defended once its documents satisfy a reason. */
export class AdyenDefense {
  reasons: Reason[] = [{ defenseReasonCode: 'SupplyDefenseMaterial', types: { DefenseMaterial: 'Required' } }]
  /** As with an API key without the role for disputes. */
  refusesKey = false
  readonly defended = new Map<string, string>()
  readonly supplied = new Map<string, Map<string, Supplied>>()

  constructor(
    private readonly back: AdyenMoneyBack,
    private readonly settings: () => { apiKey: string; merchantAccount: string },
  ) {}

  /** null: the call is about no dispute. */
  answer({ path: asked, headers, body }: Asked): Answered | null {
    if (!asked.startsWith(path)) return null
    const { apiKey, merchantAccount } = this.settings()
    if (headers['x-api-key'] !== apiKey) return refused(401, '000', 'HTTP Status Response - Unauthorized')
    if (this.refusesKey) return refused(403, '010', 'Not allowed')
    const { merchantAccountCode, disputePspReference: named, ...more } = JSON.parse(body) as Record<string, string>
    if (merchantAccountCode !== merchantAccount) return refused(403, '901', 'Invalid Merchant Account')
    if (!this.back.isDispute(named ?? '')) return refused(422, '167', 'Original pspReference required')
    return { status: 200, body: this.act(asked.slice(path.length), named ?? '', more) }
  }

  private act(call: string, named: string, body: Record<string, unknown>): object {
    const isOver = this.defended.has(named)
    if (call === 'retrieveApplicableDefenseReasons')
      return { ...result(true), defenseReasons: isOver ? [] : this.reasonsOf(named) }
    if (isOver) return result(false, 'Dispute is already defended')
    if (call === 'supplyDefenseDocument') return this.supply(named, body)
    const reason = this.reasonsOf(named).find((one) => one.defenseReasonCode === body.defenseReasonCode)
    if (call !== 'defendDispute' || !reason?.satisfied) return result(false, 'Required documents are missing')
    this.defended.set(named, reason.defenseReasonCode)
    return result(true)
  }

  private supply(named: string, body: Record<string, unknown>): object {
    const [document] = body.defenseDocuments as (Supplied & { defenseDocumentTypeCode: string })[]
    const { defenseDocumentTypeCode: code, contentType, content } = document ?? { defenseDocumentTypeCode: '' }
    if (!this.reasons.some(({ types }) => code in types)) return result(false, 'Unknown document type')
    if (contentType !== 'application/pdf' && contentType !== 'image/jpeg') return result(false, 'Unknown content type')
    const own = this.supplied.get(named) ?? new Map<string, Supplied>()
    this.supplied.set(named, own.set(code, { contentType, content: content ?? '' }))
    return result(true)
  }

  private reasonsOf(named: string) {
    const own = this.supplied.get(named)
    return this.reasons.map(({ defenseReasonCode, types }) => {
      const defenseDocumentTypes = Object.entries(types).map(([code, requirementLevel]) => ({
        ...{ defenseDocumentTypeCode: code, requirementLevel, available: own?.has(code) ?? false },
      }))
      const satisfied = defenseDocumentTypes.every((one) => one.requirementLevel === 'Optional' || one.available)
      return { defenseReasonCode, satisfied, defenseDocumentTypes }
    })
  }
}

const refused = (status: number, errorCode: string, message: string): Answered => ({
  ...{ status, body: { status, errorCode, message, errorType: 'security' } },
})
