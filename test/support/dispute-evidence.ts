import { aPdf } from './documents.js'
import type { Answer } from './calls.js'
import type { Stage } from './processors/stage.js'

interface Given {
  kind?: string
  bytes?: Buffer
  name?: string
}

/** A merchant adds a file to the evidence, as a browser sends it. */
export async function addEvidenceFile(
  { api, merchant: { clientID, token } }: Stage,
  disputeID: string,
  { kind = 'receipt', bytes = aPdf(), name = 'Receipt 17.pdf' }: Given = {},
): Promise<Pick<Answer, 'status' | 'body'>> {
  const form = new FormData()
  form.set('kind', kind)
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const url = `${api.url}/api/clients/${clientID}/disputes/${disputeID}/evidence-files`
  const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })
  return { status: answer.status, body: await answer.json() }
}

export const sendEvidence = (
  { api, merchant: { clientID, token } }: Stage,
  disputeID: string,
  text = 'Delivered on Monday',
): Promise<Answer> => api.call('POST', `/clients/${clientID}/disputes/${disputeID}/evidence`, { token, body: { text } })

/** Its dispute at the processor, as a notice opens it here. */
export async function openDispute(stage: Stage, reason: string, overrides: Record<string, unknown> = {}) {
  const { transactionID } = await stage.pay('succeeds', overrides)
  await stage.hear()
  const reference = (await stage.transaction({ transactionID })).processorReference ?? ''
  stage.double.dispute(reference, reason)
  await stage.hear()
  const [dispute] = (await stage.merchant.detail(transactionID)).disputes
  if (!dispute) throw new Error('No dispute was opened')
  return { transactionID, reference, disputeID: dispute.disputeID }
}
