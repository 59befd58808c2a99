import * as numbers from '#contract/limits.js'
import type { FactTable } from './fact-table'

export const clientLimits: FactTable = {
  head: ['Of one merchant', 'At most'],
  rows: [
    ['API users; deleted ones do not count', String(numbers.apiUsersMax)],
    ['Webhook endpoints; deleted ones do not count', String(numbers.webhookEndpointsMax)],
    [
      'Address of a webhook endpoint',
      `${numbers.webhookUrlMaxLength.toLocaleString('en-US')} characters, no port but ${numbers.webhookPorts.join(' and ')}`,
    ],
    [
      'Attempts on their way to one endpoint',
      `${numbers.webhookEndpointInFlightMax}, ${numbers.webhookFailingInFlightMax} after a failure`,
    ],
    ['Deliveries of one replay', numbers.webhookReplaysMax.toLocaleString('en-US')],
    [
      'Requests kept in the webhook inspector',
      `${numbers.inspectorRequestsMax}, ${numbers.inspectorBodyMaxBytes.toLocaleString('en-US')} bytes each`,
    ],
    ['Rows of one CSV file', 'all that the list has'],
    ['One event', `${numbers.eventMaxBytes.toLocaleString('en-US')} bytes`],
    ['A name, a reference and other short texts', `${numbers.textMaxLength} characters`],
    ['A description or a reason', `${numbers.longTextMaxLength.toLocaleString('en-US')} characters`],
    ['E-mail address', `${numbers.emailMaxLength} characters`],
  ],
}
