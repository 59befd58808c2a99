import * as numbers from '#contract/limits.js'
import type { FactTable } from './fact-table'

export const clientLimits: FactTable = {
  head: ['Per merchant', 'Limit'],
  rows: [
    ['API users, not counting deleted ones', String(numbers.apiUsersMax)],
    ['Webhook endpoints, not counting deleted ones', String(numbers.webhookEndpointsMax)],
    [
      'Webhook endpoint URL',
      `${numbers.webhookUrlMaxLength.toLocaleString('en-US')} characters, only ports ${numbers.webhookPorts.join(' and ')}`,
    ],
    [
      'Concurrent attempts per endpoint',
      `${numbers.webhookEndpointInFlightMax}, ${numbers.webhookFailingInFlightMax} after a failure`,
    ],
    ['Deliveries per replay', numbers.webhookReplaysMax.toLocaleString('en-US')],
    [
      'Stored requests in the webhook inspector',
      `${numbers.inspectorRequestsMax}, ${numbers.inspectorBodyMaxBytes.toLocaleString('en-US')} bytes each`,
    ],
    ['Rows in a CSV file', 'all rows of the list'],
    ['Event size', `${numbers.eventMaxBytes.toLocaleString('en-US')} bytes`],
    ['Names, references and other short texts', `${numbers.textMaxLength} characters`],
    ['Descriptions and reasons', `${numbers.longTextMaxLength.toLocaleString('en-US')} characters`],
    ['Email address', `${numbers.emailMaxLength} characters`],
  ],
}
