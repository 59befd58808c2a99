import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { CreateTransaction } from '#contract/transactions.js'
import { isSavedMethod } from '#contract/payment-methods.js'
import { NotifiesOnlyAbsent, NotifyHasOwnPage, NotifyNeedsEmail } from '../saved-methods/saved-methods.errors.js'
import type { Transaction } from './transaction.entity.js'

interface Notices {
  /** A page for this payment alone: its link, and the address that the bank returns to. */
  open: (manager: EntityManager, transaction: Transaction) => Promise<{ paymentLinkID: string; returnURL: string }>
  mail: (manager: EntityManager, transaction: Transaction) => Promise<void>
}

/** The room of payment links registers here how a payer who is not there hears that the bank asks for a confirmation. */
@Injectable()
export class PayerNotices {
  private notices: Notices | undefined

  register(notices: Notices): void {
    this.notices = notices
  }

  /** In the unit that begins the payment. */
  async prepare(manager: EntityManager, transaction: Transaction, input: CreateTransaction): Promise<void> {
    if (!input.notifyPayer) return
    if (!isSavedMethod(input.paymentMethod) || input.payerIsPresent) throw new NotifiesOnlyAbsent()
    if (input.returnURL !== undefined) throw new NotifyHasOwnPage()
    if (!transaction.payerEmailAddress) throw new NotifyNeedsEmail()
    const page = await this.notices?.open(manager, transaction)
    if (page) Object.assign(transaction, page, { notifiesPayer: 1 })
  }

  /** In the unit that asks the payer. */
  async mail(manager: EntityManager, transaction: Transaction): Promise<void> {
    if (transaction.notifiesPayer === 1) await this.notices?.mail(manager, transaction)
  }
}
