import { Injectable } from '@nestjs/common'
import { randomBytes } from 'node:crypto'
import { IsNull, type SelectQueryBuilder } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type {
  CreatePaymentLink,
  ListPaymentLinks,
  PaymentLinkStatus,
  PaymentLinkView,
} from '#contract/payment-links.js'
import type { Own } from '../../platform/http/addressed.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { newId } from '../../platform/crypto/ids.js'
import { readPage } from '../../platform/lists/page.js'
import { Database } from '../../platform/database/database.js'
import { ofNoSession, PaymentLink } from './payment-link.entity.js'
import { requireCustomer } from '../customers/customer-rows.js'
import { viewPaymentLink } from './payment-link.view.js'
import { ExpiryInThePast } from './payment-links.errors.js'
import { paidByLink, paidByLinks } from './payments-of-links.js'
import { inMode } from '../../platform/database/in-mode.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'

type OwnLinks = Own

export interface OwnLink extends OwnLinks {
  paymentLinkID: string
}

const ofMerchant = { successURL: IsNull(), debtRequestID: IsNull(), invoiceID: IsNull(), purpose: IsNull() }

const tokenBytes = 24
export const newLinkToken = (): string => randomBytes(tokenBytes).toString('base64url')

@Injectable()
export class PaymentLinksService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly live: LiveReadiness,
  ) {}

  list({ clientID, mode }: OwnLinks, { status, ...query }: ListPaymentLinks): Promise<Page<PaymentLinkView>> {
    return this.database.list(async (manager) => {
      const builder = manager
        .createQueryBuilder(PaymentLink, 'link')
        .where('link.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'link'))
        .andWhere(
          'link.successURL IS NULL AND link.debtRequestID IS NULL AND link.invoiceID IS NULL AND link.purpose IS NULL',
        )
      if (status) inStatus(builder, status)
      const page = await readPage(builder, 'link', 'paymentLinkID', query, (link) => link)
      const paid = await paidByLinks(
        manager,
        page.items.map(({ paymentLinkID }) => paymentLinkID),
      )
      return { ...page, items: page.items.map((link) => viewPaymentLink(link, paid(link.paymentLinkID))) }
    })
  }

  async get(own: OwnLink): Promise<PaymentLinkView> {
    const link = orNotFound(await this.database.read.findOneBy(PaymentLink, { ...own, ...ofMerchant }), 'payment link')
    return viewPaymentLink(link, await paidByLink(this.database.read, link.paymentLinkID))
  }

  create({ clientID, mode }: OwnLinks, input: CreatePaymentLink): Promise<PaymentLinkView> {
    const expiresAt = input.expiresAt ? new Date(input.expiresAt) : null
    if (expiresAt && expiresAt.getTime() <= clock.time()) throw new ExpiryInThePast()
    const link: PaymentLink = {
      paymentLinkID: newId('lnk'),
      clientID,
      mode,
      token: newLinkToken(),
      amount: input.amount ?? null,
      currency: input.currency,
      description: input.description,
      reference: input.reference ?? null,
      once: input.once ?? false,
      expiresAt,
      closedAt: null,
      createdAt: clock.now(),
      ...ofNoSession,
      customerID: input.customerID ?? null,
    }
    return this.audit.unit(async (manager, record) => {
      await this.live.requireFor(manager, mode, clientID)
      if (input.customerID) await requireCustomer(manager, { customerID: input.customerID, clientID, mode })
      await manager.insert(PaymentLink, link)
      const { amount, currency, description, once } = link
      const target = { kind: 'payment_link', id: link.paymentLinkID }
      await record({
        action: 'payment_link.created',
        target,
        after: { mode, amount, currency, description, once, expiresAt },
      })
      return viewPaymentLink(link, { payments: 0, amountPaid: 0 })
    })
  }

  /** A payment that has begun may still end; closing again changes nothing. */
  close(own: OwnLink): Promise<PaymentLinkView> {
    return this.audit.unit(async (manager, record) => {
      const link = orNotFound(await manager.findOneBy(PaymentLink, { ...own, ...ofMerchant }), 'payment link')
      const { paymentLinkID } = own
      if (!link.closedAt) {
        link.closedAt = clock.now()
        await manager.update(PaymentLink, { paymentLinkID }, { closedAt: link.closedAt })
        await record({ action: 'payment_link.closed', target: { kind: 'payment_link', id: paymentLinkID } })
      }
      return viewPaymentLink(link, await paidByLink(manager, paymentLinkID))
    })
  }
}

const isPaid =
  'EXISTS (SELECT 1 FROM "transactions" WHERE "transactions"."paymentLinkID" = link.paymentLinkID ' +
  `AND "transactions"."status" = 'succeeded')`

const conditions: Record<PaymentLinkStatus, string> = {
  closed: 'link.closedAt IS NOT NULL',
  used: `link.closedAt IS NULL AND link.once AND ${isPaid}`,
  expired: `link.closedAt IS NULL AND link.expiresAt <= :now AND NOT (link.once AND ${isPaid})`,
  open: `link.closedAt IS NULL AND (link.expiresAt IS NULL OR link.expiresAt > :now) AND NOT (link.once AND ${isPaid})`,
}

const inStatus = (builder: SelectQueryBuilder<PaymentLink>, status: PaymentLinkStatus) =>
  builder.andWhere(conditions[status], { now: clock.time() })
