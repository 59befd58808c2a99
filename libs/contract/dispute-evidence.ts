import { ValidateBy } from 'class-validator'
import { MayBeAbsent, RequiredText } from './fields.js'
import { evidenceFilesMax, evidenceFilesMaxBytes, evidenceTextMaxLength } from './limits.js'
import { evidenceFileTypeOf, type EvidenceFile } from './evidence-files.js'
import * as words from './messages/disputes.js'

const isFile = (one: unknown): one is EvidenceFile => {
  const { name, content } = Object(one) as Partial<EvidenceFile>
  return typeof name === 'string' && /^[^\\/\u0000-\u001f]{1,100}$/.test(name) && typeof content === 'string'
}
const bytesOf = ({ content }: EvidenceFile) => (content.length * 3) / 4
const areFiles = (value: unknown) =>
  Array.isArray(value) &&
  value.length <= evidenceFilesMax &&
  value.every((one) => isFile(one) && evidenceFileTypeOf(one.content) !== null) &&
  (value as EvidenceFile[]).reduce((sum, one) => sum + bytesOf(one), 0) <= evidenceFilesMaxBytes

/** POST /disputes/:disputeID/evidence and POST /clients/:clientID/disputes/:disputeID/evidence; once, and for good. */
export class SendEvidence {
  /** What the payer's bank should know: what was sold, how and when it was delivered, what the payer said. */
  @RequiredText(words.evidenceTextRequired, evidenceTextMaxLength)
  text!: string

  /** PDF, JPEG or PNG, in Base64. */
  @MayBeAbsent()
  @ValidateBy({ name: 'areEvidenceFiles', validator: { validate: areFiles } }, { message: words.evidenceFilesInvalid })
  files?: EvidenceFile[]
}
