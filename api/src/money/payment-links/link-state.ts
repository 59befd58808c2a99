import { type EntityManager, IsNull } from 'typeorm'
import { payee } from '#contract/messages/debts.js'
import type { PaymentLinkStatus } from '#contract/payment-links.js'
import { Client } from '../../people/clients/client.entity.js'
import { mayTakePayments } from '../../people/requirements/client-pauses.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { owedBy } from '../ledger/owed.js'
import { PaymentLink } from './payment-link.entity.js'
import { statusOf } from './payment-link.view.js'
import {
  PaymentLinkChanged,
  PaymentLinkClosed,
  PaymentLinkExpired,
  PaymentLinkUsed,
  PaymentUnderWay,
  PriceChanged,
} from './payment-links.errors.js'
import { isBeingPaid, paidByLink } from './payments-of-links.js'

export interface LinkState {
  link: PaymentLink
  merchantName: string
  status: PaymentLinkStatus
  isUnderWay: boolean
}

export async function findLink(manager: EntityManager, token: string): Promise<PaymentLink> {
  const link = orNotFound(await manager.findOneBy(PaymentLink, { token }), 'payment link')
  return link.debtRequestID ? { ...link, amount: await dueOf(manager, link) } : link
}

async function dueOf(manager: EntityManager, link: PaymentLink): Promise<number> {
  return Math.min(link.amount ?? 0, (await owedBy(manager, link)).owed)
}

export const findMerchant = (manager: EntityManager, { clientID }: PaymentLink): Promise<Client | null> =>
  manager.findOneBy(Client, { clientID, deletedAt: IsNull() })

export async function stateOf(manager: EntityManager, token: string): Promise<LinkState> {
  const link = await findLink(manager, token)
  const [client, paid, isUnderWay] = await Promise.all([
    manager.findOneByOrFail(Client, { clientID: link.clientID }),
    paidByLink(manager, link.paymentLinkID),
    link.once ? isBeingPaid(manager, link.paymentLinkID) : false,
  ])
  if (link.debtRequestID) {
    const isOpen = link.amount !== 0 || paid.payments > 0
    const status = client.deletedAt || !isOpen ? 'closed' : statusOf(link, paid)
    return { link, merchantName: payee, status, isUnderWay }
  }
  const isPaused = link.mode === 'live' && !(await mayTakePayments(manager, link.clientID)).may
  const takesMoney = client.isActive && !client.deletedAt && !isPaused
  return { link, merchantName: client.name, status: takesMoney ? statusOf(link, paid) : 'closed', isUnderWay }
}

// In the unit that begins the payment, so that of two that race for a one-time link the second sees the first.
export async function refuseUnlessOpen(manager: EntityManager, token: string, seen: PaymentLink): Promise<PaymentLink> {
  const { link, status, isUnderWay } = await stateOf(manager, token)
  if (status === 'closed') throw new PaymentLinkClosed()
  if (status === 'used') throw new PaymentLinkUsed()
  if (status === 'expired') throw new PaymentLinkExpired()
  if (isUnderWay) throw new PaymentUnderWay()
  if (link.amount !== seen.amount) throw link.subscription ? new PriceChanged() : new PaymentLinkChanged()
  return link
}
