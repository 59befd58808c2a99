import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { TransactionDetailView } from '#contract/transactions.js'

type Parts = Pick<TransactionDetailView, 'refunds' | 'disputes'>
type ReadPart<Name extends keyof Parts> = (manager: EntityManager, transactionID: string) => Promise<Parts[Name]>

/** The rooms of refunds and disputes stand above this one, so they register here how their part is read. */
@Injectable()
export class TransactionParts {
  private readonly readers: { [Name in keyof Parts]?: ReadPart<Name> } = {}

  add<Name extends keyof Parts>(name: Name, read: ReadPart<Name>): void {
    Object.assign(this.readers, { [name]: read })
  }

  async read(manager: EntityManager, transactionID: string): Promise<Parts> {
    const { refunds, disputes } = this.readers
    if (!refunds || !disputes) throw new Error('A room has not said how its part of a transaction is read')
    const [refundViews, disputeViews] = await Promise.all([
      refunds(manager, transactionID),
      disputes(manager, transactionID),
    ])
    return { refunds: refundViews, disputes: disputeViews }
  }
}
