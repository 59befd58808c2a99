import { Injectable } from '@nestjs/common'
import { In } from 'typeorm'
import type { PayerMethodView } from '#contract/payer-access.js'
import type { SavedMethodState } from '#contract/saved-methods.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { SavedPaymentMethod } from '../saved-methods/saved-payment-method.entity.js'
import { SavedMethods } from '../saved-methods/saved-methods.service.js'
import { viewPayerMethod } from './payer-access.view.js'
import { PayerTokens } from './payer-tokens.js'

const shown: SavedMethodState[] = ['active', 'expired', 'failed']

@Injectable()
export class PayerMethods {
  constructor(
    private readonly database: Database,
    private readonly tokens: PayerTokens,
    private readonly methods: SavedMethods,
  ) {}

  async list(token: string): Promise<PayerMethodView[]> {
    const where = { ...(await this.reach(token)), state: In(shown) }
    const order = { createdAt: 'DESC', savedPaymentMethodID: 'DESC' } as const
    return (await this.database.read.find(SavedPaymentMethod, { where, order })).map(viewPayerMethod)
  }

  async get(token: string, savedPaymentMethodID: string): Promise<PayerMethodView> {
    return viewPayerMethod(await this.find(token, savedPaymentMethodID))
  }

  async remove(token: string, savedPaymentMethodID: string): Promise<void> {
    const { customerID, clientID, mode } = await this.find(token, savedPaymentMethodID)
    await this.methods.detach({ savedPaymentMethodID, customerID, clientID, mode })
  }

  private async find(token: string, savedPaymentMethodID: string): Promise<SavedPaymentMethod> {
    const where = { ...(await this.reach(token)), savedPaymentMethodID }
    return orNotFound(await this.database.read.findOneBy(SavedPaymentMethod, where), 'saved payment method')
  }

  private async reach(token: string) {
    const { row, client, customers } = await this.tokens.session(this.database.read, token)
    const customerID = In(customers.map((customer) => customer.customerID))
    return { customerID, clientID: client.clientID, mode: row.mode }
  }
}
