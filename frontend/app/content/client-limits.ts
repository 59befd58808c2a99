import {
  apiUsersMax,
  emailMaxLength,
  eventMaxBytes,
  inspectorBodyMaxBytes,
  inspectorRequestsMax,
  longTextMaxLength,
  textMaxLength,
  webhookEndpointInFlightMax,
  webhookEndpointsMax,
  webhookFailingInFlightMax,
  webhookPorts,
  webhookReplaysMax,
  webhookUrlMaxLength,
} from '#contract/limits.js'
import type { FactTable } from './fact-table'

export const clientLimits: FactTable = {
  head: ['Of one merchant', 'At most'],
  rows: [
    ['API users; deleted ones do not count', String(apiUsersMax)],
    ['Webhook endpoints; deleted ones do not count', String(webhookEndpointsMax)],
    [
      'Address of a webhook endpoint',
      `${webhookUrlMaxLength.toLocaleString('en-US')} characters, no port but ${webhookPorts.join(' and ')}`,
    ],
    [
      'Attempts on their way to one endpoint',
      `${webhookEndpointInFlightMax}, ${webhookFailingInFlightMax} after a failure`,
    ],
    ['Deliveries of one replay', webhookReplaysMax.toLocaleString('en-US')],
    [
      'Requests kept in the webhook inspector',
      `${inspectorRequestsMax}, ${inspectorBodyMaxBytes.toLocaleString('en-US')} bytes each`,
    ],
    ['Rows of one CSV file', 'all that the list has'],
    ['One event', `${eventMaxBytes.toLocaleString('en-US')} bytes`],
    ['A name, a reference and other short texts', `${textMaxLength} characters`],
    ['A description or a reason', `${longTextMaxLength.toLocaleString('en-US')} characters`],
    ['E-mail address', `${emailMaxLength} characters`],
  ],
}
