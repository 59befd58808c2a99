export const decidedByProcessor =
  'The processor of this payment decides the dispute. It is closed here when the processor says how it ended'
export const takesNoEvidence = 'The processor of this payment takes no evidence from here'
export const evidenceTooLate = 'The time for evidence is over'
export const evidenceSentAlready = 'The evidence was sent already. It can be sent once'
export const evidenceRefused = (sentence: string) => `The processor has refused the evidence: ${sentence}`
export const disputeClosed = (status: string) => `This dispute is ${status} already and cannot be closed otherwise`
export const takesNoFiles = 'The processor of this payment takes no files from here'
export const evidenceFilesTooLarge = 'All files about one dispute may be 4.5 MB together'
export const evidenceFileKind = 'Choose what the file shows'
