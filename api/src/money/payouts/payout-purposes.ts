import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Payout } from './payout.entity.js'

/** What a payout to a payer pays: their refund, or the return of their transfer. */
export interface PurposeEnds {
  paid(manager: EntityManager, payout: Payout): Promise<void>
  /** It ended without paying, or came back. */
  undone(manager: EntityManager, payout: Payout, sentence: string | null): Promise<void>
}

type Purpose = 'refund' | 'return'

export const purposeOf = ({ refundID, returnsEntryID }: Payout): Purpose | null => {
  if (refundID !== null) return 'refund'
  return returnsEntryID === null ? null : 'return'
}

/** The rooms that have a payer paid post the money themselves, in the unit that moves the payout. */
@Injectable()
export class PayoutPurposes {
  private readonly ends = new Map<Purpose, PurposeEnds>()

  serve(purpose: Purpose, ends: PurposeEnds): void {
    this.ends.set(purpose, ends)
  }

  endsOf(payout: Payout): PurposeEnds | null {
    const purpose = purposeOf(payout)
    if (purpose === null) return null
    const ends = this.ends.get(purpose)
    if (!ends) throw new Error(`${payout.payoutID} pays a ${purpose}, which no room posts`)
    return ends
  }
}
