export const eventTooOld = 'This event is older than 60 days, and what it said is no longer kept'
export const tooManyReplays = (webhookReplaysMax: number) =>
  `These are more than ${webhookReplaysMax} deliveries. Please choose a shorter time`
export const addressRefused = (reason: string) => `Refused: ${reason}`
export const addressNotPublic = 'the name stands for an address that is not public'
export const portRefused = 'webhooks do not go to this port. Whoever runs the installation can allow it'
