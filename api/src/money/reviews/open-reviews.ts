import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import { inMode } from '../../platform/database/in-mode.js'
import { Transaction } from '../transactions/transaction.entity.js'

/** Held payments that staff can still release or block. */
export const openReviewsOf = (manager: EntityManager, mode: Mode): SelectQueryBuilder<Transaction> =>
  manager
    .createQueryBuilder(Transaction, 'txn')
    // As an expression the status has no index, so SQLite reads the few held payments and not all authorized ones.
    .where(`txn.review = 'open' AND txn.status || '' = 'authorized' AND ${inMode(mode, 'txn')}`)
