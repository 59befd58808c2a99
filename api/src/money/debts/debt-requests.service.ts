import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { type EntityManager, IsNull } from 'typeorm'
import type { DebtRequestView, RequestDebt } from '#contract/debts.js'
import * as words from '#contract/messages/debts.js'
import type { Mode } from '#contract/modes.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Environment } from '../../platform/config/environment.js'
import { newId } from '../../platform/crypto/ids.js'
import { readRows } from '../../platform/database/rows.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { Client } from '../../people/clients/client.entity.js'
import { OwnerMails } from '../../people/clients/owner-mails.js'
import { owedBy } from '../ledger/owed.js'
import { ofNoSession, PaymentLink } from '../payment-links/payment-link.entity.js'
import { newLinkToken } from '../payment-links/payment-links.service.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { DebtRequest } from './debt-request.entity.js'
import { viewDebtRequest } from './debt.view.js'
import { DebtRequestEnded, MoreThanOwed, NothingOwed } from './debts.errors.js'

@Injectable()
export class DebtRequests {
  constructor(
    private readonly audit: AuditLog,
    private readonly mails: OwnerMails,
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Asked again, it answers the open request, with the new amount if that differs. */
  request(mode: Mode, { clientID, currency, amount }: RequestDebt): Promise<DebtRequestView> {
    const whose = { clientID, mode, currency }
    return this.audit.unit(async (manager, record) => {
      const client = orNotFound(await manager.findOneBy(Client, { clientID, deletedAt: IsNull() }), 'client')
      const { owed } = await owedBy(manager, whose)
      if (owed === 0) throw new NothingOwed(currency)
      const asked = amount ?? owed
      if (asked > owed) throw new MoreThanOwed(owed, currency)
      const open = await manager.findOneBy(DebtRequest, { ...whose, status: 'open' })
      if (open?.amount === asked) return this.view(manager, open)
      const request = open ?? (await insertRequest(manager, whose, asked, client.name))
      if (open) await raise(manager, open, asked)
      const { debtRequestID } = request
      const target = { kind: 'debt_request', id: debtRequestID }
      const action = open ? 'debt_request.changed' : 'debt_request.created'
      await record({ action, target, after: { clientID, mode, currency, amount: asked } })
      const view = await this.view(manager, request)
      await recordEvent(manager, { clientID, mode, type: 'debt.requested', data: view })
      await this.mail(manager, request, 'requested')
      return view
    })
  }

  withdraw(own: { debtRequestID: string; mode: Mode }): Promise<DebtRequestView> {
    return this.audit.unit(async (manager, record) => {
      const request = orNotFound(await manager.findOneBy(DebtRequest, { ...own }), 'debt request')
      if (request.status !== 'open') throw new DebtRequestEnded()
      const endedAt = clock.now()
      await this.end(manager, request, { status: 'withdrawn', endedAt })
      await manager.update(PaymentLink, { paymentLinkID: request.paymentLinkID }, { closedAt: endedAt })
      await record({ action: 'debt_request.withdrawn', target: { kind: 'debt_request', id: own.debtRequestID } })
      return this.view(manager, request)
    })
  }

  /** In the unit of the payment: what was begun before a request was withdrawn still pays it. */
  async paid(manager: EntityManager, transaction: Transaction): Promise<void> {
    const { paymentLinkID, status, transactionID } = transaction
    if (status !== 'succeeded' || !paymentLinkID) return
    const unpaid = `WHERE "paymentLinkID" = $1 AND "status" IN ('open', 'withdrawn')`
    const [request] = await readRows(manager, DebtRequest, unpaid, [paymentLinkID])
    if (!request) return
    const amount = transaction.amountCaptured
    await this.end(manager, request, { status: 'paid', transactionID, amount, endedAt: clock.now() })
    const { clientID, mode } = request
    await recordEvent(manager, { clientID, mode, type: 'debt.paid', data: await this.view(manager, request) })
    await this.mail(manager, request, 'paid')
  }

  async view(manager: EntityManager, request: DebtRequest): Promise<DebtRequestView> {
    const { token } = await manager.findOneByOrFail(PaymentLink, { paymentLinkID: request.paymentLinkID })
    const { owed } = await owedBy(manager, request)
    return viewDebtRequest(request, `${ownOrigin(this.host, this.environment)}/pay/${token}`, owed)
  }

  private async end(manager: EntityManager, request: DebtRequest, change: Partial<DebtRequest>): Promise<void> {
    Object.assign(request, change)
    await manager.update(DebtRequest, { debtRequestID: request.debtRequestID }, change)
  }

  private mail(manager: EntityManager, request: DebtRequest, news: 'requested' | 'paid'): Promise<void> {
    const { clientID, mode, amount, currency } = request
    return this.mails.write(manager, clientID, { kind: 'debt', data: { mode, amount, currency, news } })
  }
}

type Whose = Pick<DebtRequest, 'clientID' | 'mode' | 'currency'>

async function insertRequest(manager: EntityManager, whose: Whose, amount: number, clientName: string) {
  const createdAt = clock.now()
  const request: DebtRequest = {
    ...whose,
    debtRequestID: newId('dbr', createdAt.getTime()),
    amount,
    status: 'open',
    paymentLinkID: newId('lnk', createdAt.getTime()),
    transactionID: null,
    createdAt,
    endedAt: null,
  }
  const { paymentLinkID, debtRequestID } = request
  const link: PaymentLink = {
    ...whose,
    ...ofNoSession,
    ...{ paymentLinkID, debtRequestID, amount, createdAt, token: newLinkToken(), once: true },
    ...{ description: words.describedAs(clientName), reference: debtRequestID, expiresAt: null, closedAt: null },
  }
  await manager.insert(PaymentLink, manager.create(PaymentLink, link))
  await manager.insert(DebtRequest, manager.create(DebtRequest, request))
  return request
}

async function raise(manager: EntityManager, request: DebtRequest, amount: number): Promise<void> {
  request.amount = amount
  await manager.update(DebtRequest, { debtRequestID: request.debtRequestID }, { amount })
  await manager.update(PaymentLink, { paymentLinkID: request.paymentLinkID }, { amount })
}
