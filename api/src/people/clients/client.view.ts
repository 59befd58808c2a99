import { contactDataOf } from '#contract/contact-fields.js'
import type { ClientStatusView, ClientView } from '#contract/clients.js'
import { fromHundredths } from '#contract/money.js'
import { clock } from '#contract/clock.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { Client } from './client.entity.js'
import { versionedClient } from './client-facts.js'

export const viewClient = (client: Client): ClientView => ({
  clientID: client.clientID,
  name: client.name,
  clientType: client.clientType,
  emailAddress: client.emailAddress,
  pendingEmailAddress: client.pendingEmailAddress,
  ...contactDataOf(client),
  chargePercentage: fromHundredths(client.chargePercentageHundredths),
  statementDescriptor: client.statementDescriptor,
  status: client.status,
  isActive: client.isActive,
  payoutsHeldUntil: isAhead(client.payoutsHeldUntil) ? client.payoutsHeldUntil.toISOString() : null,
  createdAt: client.createdAt.toISOString(),
  version: versionOf(versionedClient(client)),
})

const isAhead = (moment: Date | null): moment is Date => moment !== null && moment.getTime() > clock.time()

export const viewClientStatus = (client: Client): ClientStatusView => ({
  clientID: client.clientID,
  name: client.name,
  isActive: client.isActive,
  status: client.status,
  reason: client.decisionReason,
})
