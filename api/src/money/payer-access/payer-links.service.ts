import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { setTimeout as pause } from 'node:timers/promises'
import { type EntityManager, IsNull } from 'typeorm'
import { clock } from '#contract/clock.js'
import { payerLinkRequested } from '#contract/messages/errors/payer-access.js'
import type { PayerLinkRequestView, PayerShopView, PortalLinkView, RequestPayerLink } from '#contract/payer-access.js'
import { merchantOf, payerLinkAnswerMs, payerLinkLifeMs, payerLinkMailsMax, shopOf } from '#contract/payer-shops.js'
import { Client } from '../../people/clients/client.entity.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { Customer } from '../customers/customer.entity.js'
import { findCustomer, type OwnCustomer } from '../customers/customer-rows.js'
import { CustomerErased } from '../customers/customers.errors.js'
import { viewShop } from './payer-access.view.js'
import { PayerTokens } from './payer-tokens.js'

const pathOf = (shop: string, token: string) => `/pay/you/${shop}/open?token=${token}`
const targetOf = ({ customerID }: Customer) => ({ kind: 'customer', id: customerID })

@Injectable()
export class PayerLinks implements OnApplicationShutdown {
  private readonly logger = new Logger('Payers')
  private readonly running = new Set<Promise<unknown>>()

  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly audit: AuditLog,
    private readonly tokens: PayerTokens,
    private readonly mailbox: Mailbox,
    private readonly host: HttpAdapterHost,
  ) {}

  async shop(shop: string): Promise<PayerShopView> {
    const { client, mode } = await findShop(this.database.read, shop)
    return viewShop(client, mode)
  }

  /** Neither the answer nor its time tells which addresses are known. */
  async request(shop: string, input: RequestPayerLink): Promise<PayerLinkRequestView> {
    const { client, mode } = await findShop(this.database.read, shop)
    const sending = this.send(client, mode, input).catch((error: unknown) => {
      this.logger.error("Couldn't send a link to a payer", error instanceof Error ? error.stack : String(error))
    })
    this.running.add(sending)
    void sending.finally(() => this.running.delete(sending))
    await pause(payerLinkAnswerMs)
    return { message: payerLinkRequested }
  }

  create(own: OwnCustomer): Promise<PortalLinkView> {
    return this.audit.unit(async (manager, record) => {
      const customer = await findCustomer(manager, own)
      if (customer.erasedAt) throw new CustomerErased()
      const { token, endsAt } = await this.tokens.issueLink(manager, [customer], null)
      const { clientID, mode } = customer
      await record({ action: 'customer.portal_link_created', target: targetOf(customer), after: { clientID, mode } })
      const url = `${ownOrigin(this.host, this.environment)}${pathOf(shopOf(clientID, mode), token)}`
      return { url, expiresAt: endsAt.toISOString() }
    })
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.running)
  }

  private async send({ clientID, name: merchantName }: Client, mode: Customer['mode'], input: RequestPayerLink) {
    const { emailAddress } = input
    const where = { clientID, mode, emailAddress, erasedAt: IsNull() }
    const order = { createdAt: 'ASC', customerID: 'ASC' } as const
    if (!(await this.database.read.existsBy(Customer, where))) return
    await this.audit.unit(async (manager, record) => {
      const customers = await manager.find(Customer, { where, order })
      const [first] = customers
      if (!first) return
      const { customerID: aboutID, language: usual } = first
      const since = new Date(clock.time() - payerLinkLifeMs)
      if ((await this.mailbox.countSince(manager, aboutID, 'payer-link', since)) >= payerLinkMailsMax) return
      const { token, endsAt } = await this.tokens.issueLink(manager, customers, emailAddress)
      const language = input.language ?? usual ?? this.environment.DEFAULT_LANGUAGE
      const minutes = payerLinkLifeMs / 60_000
      const data = {
        name: first.name ?? emailAddress,
        merchantName,
        mode,
        path: pathOf(shopOf(clientID, mode), token),
        minutes,
        endsAt: endsAt.toISOString(),
      }
      await this.mailbox.queue(manager, { kind: 'payer-link', to: emailAddress, aboutID, language, data })
      await record({ action: 'customer.portal_link_mailed', target: targetOf(first), after: { clientID, mode } })
    })
  }
}

async function findShop(manager: EntityManager, shop: string) {
  const { clientID, mode } = merchantOf(shop)
  const client = orNotFound(await manager.findOneBy(Client, { clientID, deletedAt: IsNull() }), 'merchant')
  return { client, mode }
}
