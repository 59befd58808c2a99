import { Injectable } from '@nestjs/common'
import { IsNull, LessThanOrEqual } from 'typeorm'
import { transactionBatch } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { ledgerLineOf } from '../ledger/ledger-lines.js'
import { post } from '../ledger/post.js'
import { reserveReleasedLines } from '../ledger/postings.js'
import { KeptReserve } from './kept-reserve.entity.js'

/** Releases what was kept long enough: the posting and its mark are one unit, so that nothing is released twice. */
@Injectable()
export class DueReserves {
  constructor(private readonly database: Database) {}

  async workOff(signal: AbortSignal): Promise<number> {
    const due = await this.database.read.find(KeptReserve, {
      where: { releasedAt: IsNull(), releaseAt: LessThanOrEqual(clock.now()) },
      order: { releaseAt: 'ASC' },
      take: transactionBatch,
    })
    for (const kept of due) {
      if (signal.aborted) return 0
      await this.release(kept)
    }
    return due.length
  }

  private release({ transactionID, clientID }: KeptReserve): Promise<void> {
    return this.database.writeInLine(ledgerLineOf(clientID), async (manager) => {
      const kept = await manager.findOneBy(KeptReserve, { transactionID, releasedAt: IsNull() })
      if (!kept || kept.releaseAt.getTime() > clock.time()) return
      await post(manager, { kind: 'reserve_released', about: kept, lines: reserveReleasedLines(kept.amount) })
      await manager.update(KeptReserve, { transactionID }, { releasedAt: clock.now() })
    })
  }
}
