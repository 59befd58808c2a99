export const decidedByProcessor =
  'The processor decides this dispute. We close it here once the processor reports the outcome'
export const takesNoEvidence = 'This payment’s processor doesn’t accept evidence through Gatehouse'
export const evidenceTooLate = 'The deadline for evidence has passed'
export const evidenceSentAlready = 'You’ve already submitted evidence for this dispute. You can submit it only once'
export const evidenceRefused = (sentence: string) => `The processor rejected the evidence: ${sentence}`
export const disputeClosed = (status: string) =>
  `This dispute is already ${status} and can’t be closed with a different outcome`
export const takesNoFiles = 'This payment’s processor doesn’t accept evidence files through Gatehouse'
export const oneEvidenceFile = 'This payment’s processor takes one file per dispute. Combine your documents into one'
export const unprintable = 'The text has characters that can’t be printed. Write it in another script'
export const evidenceFilesTooLarge = 'Files for one dispute can have up to 4.5 MB in total'
export const evidenceFileKind = 'Choose what the file shows'
