import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { DueSubscriptions } from '../../billing/subscriptions/due-subscriptions.js'
import { EmailChangeWorker } from '../../people/email-changes/email-change-worker.js'
import { clock } from '#contract/clock.js'
import { MailDelivery } from '../../platform/mail/mail-delivery.js'
import { DueTransactions } from '../../money/due-work/due-transactions.service.js'
import { SessionExpiry } from '../../money/payment-links/session-expiry.js'
import { PayoutWorker } from '../../money/payouts/payout-worker.js'
import { NoticeWork } from '../../money/processor-notices/notice-work.js'
import { ReportReading } from '../../money/processor-reports/report-reading.service.js'
import { ProcessorAccounts } from '../../money/processors/processor-accounts.js'
import { SandboxDisputes } from '../../money/processors/sandbox/sandbox-disputes.js'
import { MethodDetachments } from '../../money/saved-methods/method-detachments.js'
import { DifferenceWork } from '../../money/reconciliation-differences/difference-work.js'
import { Courier } from '../../webhooks/deliveries/courier.js'
import { DeliveryQueue } from '../../webhooks/deliveries/delivery-queue.js'

const reportsEveryMs = 7 * 86_400_000

export function workersOf(app: NestFastifyApplication): () => Promise<void> {
  const never = new AbortController().signal
  const due = app.get(DueTransactions, { strict: false })
  const disputes = app.get(SandboxDisputes, { strict: false })
  const notices = app.get(NoticeWork, { strict: false })
  const sessions = app.get(SessionExpiry, { strict: false })
  const savedMethods = app.get(MethodDetachments, { strict: false })
  const subscriptions = app.get(DueSubscriptions, { strict: false })
  const mails = app.get(MailDelivery, { strict: false })
  const emails = app.get(EmailChangeWorker, { strict: false })
  const queue = app.get(DeliveryQueue, { strict: false })
  const courier = app.get(Courier, { strict: false })
  const payouts = app.get(PayoutWorker, { strict: false })
  const readReports = reportsOf(app)
  const deliver = async () => {
    const found = await queue.due([])
    const claimed = found.length > 0 ? await queue.claim(found.map(({ deliveryID }) => deliveryID)) : []
    for (const delivery of claimed) await courier.deliver(delivery, never)
    return claimed.length
  }
  return async () => {
    while ((await due.workOff(never)) > 0);
    while ((await disputes.tellDue(never)) > 0);
    while ((await notices.workOff(never)) > 0);
    while ((await sessions.workOff()) > 0);
    while ((await savedMethods.workOff(never)) > 0);
    while ((await subscriptions.workOff()) > 0);
    while ((await payouts.workOff(never)) > 0);
    await readReports()
    while ((await emails.workOff()) > 0);
    while ((await deliver()) > 0);
    while ((await mails.deliverDue(never)) > 0);
  }
}

function reportsOf(app: NestFastifyApplication): () => Promise<void> {
  const reading = app.get(ReportReading, { strict: false })
  const accounts = app.get(ProcessorAccounts, { strict: false })
  const differences = app.get(DifferenceWork, { strict: false })
  let nextAt = clock.time() + reportsEveryMs
  return async () => {
    if (clock.time() < nextAt) return
    nextAt = clock.time() + reportsEveryMs
    for (const account of await accounts.all()) if (account.processor === 'sandbox') await reading.readAccount(account)
    while (await differences.step());
  }
}
