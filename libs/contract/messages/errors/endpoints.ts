export const tooManyWebhookEndpoints = (webhookEndpointsMax: number) =>
  `You can have at most ${webhookEndpointsMax} webhook endpoints`
export const rotationUnderway = (until: string) =>
  `The previous secret still signs until ${until}. Send force: true to end it now`
export const webhookEndpointDisabled = 'This webhook endpoint is disabled. Enable it first'
