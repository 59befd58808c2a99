export const clientHeld = (reasonsEntry: string, time: string) =>
  `${reasonsEntry}, so API keys and the settlement account are on hold until ${time}, or until the owner confirms with an emailed link`
