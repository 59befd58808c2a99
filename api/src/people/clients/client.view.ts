import type { ClientStatusView, ClientView } from '#contract/clients.js'
import { fromHundredths } from '#contract/money.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { Client } from './client.entity.js'

export const viewClient = (client: Client): ClientView => ({
  clientID: client.clientID,
  name: client.name,
  clientType: client.clientType,
  contactPerson: client.contactPerson,
  phoneNumber: client.phoneNumber,
  emailAddress: client.emailAddress,
  pendingEmailAddress: client.pendingEmailAddress,
  address: client.address,
  city: client.city,
  state: client.state,
  country: client.country,
  chargePercentage: fromHundredths(client.chargePercentageHundredths),
  status: client.status,
  isActive: client.isActive,
  payoutsHeldUntil: isAhead(client.payoutsHeldUntil) ? client.payoutsHeldUntil.toISOString() : null,
  createdAt: client.createdAt.toISOString(),
  version: versionOf([
    client.name,
    client.clientType,
    client.contactPerson,
    client.phoneNumber,
    client.emailAddress,
    client.pendingEmailAddress,
    client.address,
    client.city,
    client.state,
    client.country,
    client.chargePercentageHundredths,
  ]),
})

const isAhead = (moment: Date | null): moment is Date => moment !== null && moment.getTime() > Date.now()

export const viewClientStatus = (client: Client): ClientStatusView => ({
  clientID: client.clientID,
  name: client.name,
  isActive: client.isActive,
  status: client.status,
  reason: client.decisionReason,
})
