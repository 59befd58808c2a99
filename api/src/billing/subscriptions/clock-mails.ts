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
    .createQueryBuilder(Mail, 'mail')
    .innerJoin(SubscriptionInvoice, 'row', 'row.invoiceID = mail.aboutID')
    .where('mail.createdAt > :since', { since })
    .andWhere('row.clientID = :clientID AND row.testClockID IS NOT NULL', { clientID })
    .getCount()
  return mailed >= clockMailsMax
}
