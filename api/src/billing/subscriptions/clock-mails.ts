import type { EntityManager } from 'typeorm'
import { clockMailsMax, clockMailsWithinMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { Mail } from '../../platform/mail/mail.entity.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'

type Row = Pick<SubscriptionInvoice, 'clientID' | 'testClockID'>

/** A clock plays years within seconds, and each mail of it is real. */
export async function hasMailedEnough(manager: EntityManager, { clientID, testClockID }: Row): Promise<boolean> {
  if (testClockID === null) return false
  const since = clock.time() - clockMailsWithinMs
  const mailed = await manager
    .createQueryBuilder(SubscriptionInvoice, 'row')
    .innerJoin(Mail, 'mail', 'mail.aboutID = row.invoiceID AND mail.createdAt > :since', { since })
    .where('row.clientID = :clientID AND row.testClockID IS NOT NULL', { clientID })
    .select('mail.mailID')
    .limit(clockMailsMax)
    .getRawMany()
  return mailed.length >= clockMailsMax
}
