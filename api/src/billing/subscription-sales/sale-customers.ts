import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { type GivenPayer, payerOf } from '#contract/payer.js'
import { Customer, noPersonalData } from '../../money/customers/customer.entity.js'
import { viewCustomer } from '../../money/customers/customer.view.js'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { PaymentLinkExpired } from '../../money/payment-links/payment-links.errors.js'
import { PayerEmailNeeded } from '../../money/saved-methods/saved-methods.errors.js'
import { newId } from '../../platform/crypto/ids.js'
import { updateRow } from '../../platform/database/rows.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { changeInvoice } from '../invoices/invoices.service.js'

/** The customer of a session that sells a subscription. A payer that the session does not name becomes a new one. */
@Injectable()
export class SaleCustomers {
  /** Always a new customer, even if another one has the same address, because anybody can type an address. */
  async of(manager: EntityManager, link: PaymentLink, payer: GivenPayer | undefined): Promise<Customer> {
    const { customerID, subscription, payerEmailAddress } = link
    if (!customerID) return this.make(manager, link, payer)
    const customer = await manager.findOneByOrFail(Customer, { customerID })
    if (customer.erasedAt) throw new PaymentLinkExpired()
    const hasNone = !customer.emailAddress
    const isOpen = hasNone || subscription?.isNewCustomer === true
    const emailAddress = payerOf(payer).emailAddress ?? (isOpen ? payerEmailAddress : null)
    if (isOpen && emailAddress && emailAddress !== customer.emailAddress)
      await this.correct(manager, link, customer, emailAddress)
    return customer
  }

  private async make(manager: EntityManager, link: PaymentLink, payer: GivenPayer | undefined): Promise<Customer> {
    const { clientID, mode, paymentLinkID, payerName, payerEmailAddress } = link
    const { emailAddress: typed, name } = payerOf(payer)
    const emailAddress = typed ?? payerEmailAddress
    if (!emailAddress) throw new PayerEmailNeeded()
    const now = clock.now()
    const customerID = newId('cus', now.getTime())
    const customer: Customer = {
      ...noPersonalData,
      ...{ customerID, clientID, mode, emailAddress, name: name ?? payerName },
      ...{ testClockID: null, erasedAt: null, createdAt: now, updatedAt: now },
    }
    await manager.insert(Customer, customer)
    await recordEvent(manager, { clientID, mode, type: 'customer.created', data: viewCustomer(customer) })
    const change = { customerID, payerEmailAddress: emailAddress }
    Object.assign(link, change)
    await manager.update(PaymentLink, { paymentLinkID }, change)
    return customer
  }

  /** The payer mistyped the address at an attempt that failed, or gives one to a customer that had none. */
  private async correct(manager: EntityManager, link: PaymentLink, customer: Customer, emailAddress: string) {
    const { customerID, clientID, mode } = customer
    const change = { emailAddress, updatedAt: clock.now() }
    Object.assign(customer, change)
    await manager.update(Customer, { customerID }, change)
    await recordEvent(manager, { clientID, mode, type: 'customer.updated', data: viewCustomer(customer) })
    const { paymentLinkID } = link
    await manager.update(PaymentLink, { paymentLinkID }, { payerEmailAddress: emailAddress })
    const invoice = await manager.findOneBy(Invoice, { paymentLinkID })
    if (!invoice?.buyer) return
    await changeInvoice(manager, invoice, { buyer: { ...invoice.buyer, emailAddress } })
  }
}

/** The payer is signed in to the page of a customer and pays with what that one has saved. The session is then that customer's. */
export async function claimSale(manager: EntityManager, link: PaymentLink, customerID: string | undefined) {
  const { subscription, paymentLinkID, payerEmailAddress, payerName } = link
  if (!customerID || link.customerID || !subscription) return
  const { erasedAt, emailAddress, name } = await manager.findOneByOrFail(Customer, { customerID })
  if (erasedAt) throw new PaymentLinkExpired()
  const isGiven = payerEmailAddress !== null || payerName !== null
  const change = {
    ...{ customerID, subscription: { ...subscription, isNewCustomer: false, isSignedIn: true } },
    ...(!isGiven && { payerEmailAddress: emailAddress, payerName: name }),
  }
  Object.assign(link, change)
  await updateRow(manager, PaymentLink, { paymentLinkID }, change)
}
