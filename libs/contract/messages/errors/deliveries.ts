export const eventTooOld = 'This event is older than 60 days, so its content is no longer stored'
export const tooManyReplays = (webhookReplaysMax: number) =>
  `This selects more than ${webhookReplaysMax} deliveries. Choose a shorter period`
export const addressRefused = (reason: string) => `Refused: ${reason}`
export const addressNotPublic = 'the name resolves to an address that isn’t public'
export const portRefused = 'webhooks can’t use this port. The installation’s operator can allow it'
