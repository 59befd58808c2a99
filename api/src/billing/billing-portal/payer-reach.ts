import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import type { Client } from '../../people/clients/client.entity.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { PayerTokens } from '../../money/payer-access/payer-tokens.js'
import type { Mode } from '#contract/modes.js'
import { Subscription } from '../subscriptions/subscription.entity.js'

export interface PayerReached {
  client: Client
  clientID: string
  mode: Mode
  customerIDs: string[]
}

/** What a session of a payer reaches: the rows of its customers at one merchant, in one mode. */
@Injectable()
export class PayerReach {
  constructor(private readonly tokens: PayerTokens) {}

  async of(manager: EntityManager, token: string): Promise<PayerReached> {
    const { row, client, customers } = await this.tokens.session(manager, token)
    const customerIDs = customers.map(({ customerID }) => customerID)
    return { client, clientID: client.clientID, mode: row.mode, customerIDs }
  }

  async subscription(manager: EntityManager, token: string, subscriptionID: string) {
    const reached = await this.of(manager, token)
    const { clientID, mode, customerIDs } = reached
    const where = { subscriptionID, clientID, mode, customerID: In(customerIDs) }
    const subscription = orNotFound(await manager.findOneBy(Subscription, where), 'subscription')
    return { ...reached, subscription, own: { subscriptionID, clientID, mode } }
  }
}
