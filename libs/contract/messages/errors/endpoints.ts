export const tooManyWebhookEndpoints = (webhookEndpointsMax: number) =>
  `At most ${webhookEndpointsMax} webhook endpoints are possible`
export const rotationUnderway = (until: string) =>
  `The secret before this one signs until ${until}. Send force: true to end it now`
export const webhookEndpointDisabled = 'This webhook endpoint is disabled. Enable it first'
