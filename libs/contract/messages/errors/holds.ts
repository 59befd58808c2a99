export const clientHeld = (reasonsEntry: string, time: string) =>
  `${reasonsEntry}, so API keys and the settlement account wait until ${time}, or until the owner confirms by a mailed link`
