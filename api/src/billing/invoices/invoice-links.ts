import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { isSession } from '../../money/payment-links/checkout-session.view.js'
import { ofNoSession, PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { newLinkToken } from '../../money/payment-links/payment-links.service.js'
import { newId } from '../../platform/crypto/ids.js'
import { insertRows, requireRow, updateRow } from '../../platform/database/rows.js'
import type { Invoice } from './invoice.entity.js'
import { restOf } from './invoice.view.js'
import { titleOf } from './invoice-title.js'
import { changeInvoice } from './invoices.service.js'

/** The link asks for what is still due. A checkout session takes one payment, so a lost one needs another link. */
export async function setLink(manager: EntityManager, invoice: Invoice): Promise<void> {
  const { paymentLinkID, paidAt } = invoice
  if (!paymentLinkID) return
  const link = await requireRow(manager, PaymentLink, { paymentLinkID })
  if (isSession(link)) {
    if (paidAt) await manager.update(PaymentLink, { paymentLinkID }, { closedAt: paidAt })
    else if (!link.completedAt) await manager.update(PaymentLink, { paymentLinkID }, { amount: restOf(invoice) })
    else await changeInvoice(manager, invoice, { paymentLinkID: await insertLink(manager, invoice) })
    return
  }
  const change = paidAt ? { completedAt: paidAt } : { completedAt: null, amount: restOf(invoice) }
  await updateRow(manager, PaymentLink, { paymentLinkID }, change)
}

export async function insertLink(manager: EntityManager, invoice: Invoice): Promise<string> {
  const { invoiceID, clientID, mode, currency, customerID, number } = invoice
  const createdAt = clock.now()
  const paymentLinkID = newId('lnk', createdAt.getTime())
  const link: PaymentLink = {
    ...ofNoSession,
    ...{
      paymentLinkID,
      clientID,
      mode,
      currency,
      customerID,
      invoiceID,
      amount: restOf(invoice),
      token: newLinkToken(),
    },
    ...{ description: titleOf(invoice), reference: number, once: true, expiresAt: null, closedAt: null, createdAt },
  }
  await insertRows(manager, PaymentLink, link)
  return paymentLinkID
}
