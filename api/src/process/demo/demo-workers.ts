import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { EmailChangeWorker } from '../../people/email-changes/email-change-worker.js'
import { MailDelivery } from '../../platform/mail/mail-delivery.js'
import { DueTransactions } from '../../money/due-work/due-transactions.service.js'
import { SandboxDisputes } from '../../money/processors/sandbox/sandbox-disputes.js'
import { Courier } from '../../webhooks/deliveries/courier.js'
import { DeliveryQueue } from '../../webhooks/deliveries/delivery-queue.js'

export function workersOf(app: NestFastifyApplication): () => Promise<void> {
  const never = new AbortController().signal
  const due = app.get(DueTransactions, { strict: false })
  const disputes = app.get(SandboxDisputes, { strict: false })
  const mails = app.get(MailDelivery, { strict: false })
  const emails = app.get(EmailChangeWorker, { strict: false })
  const queue = app.get(DeliveryQueue, { strict: false })
  const courier = app.get(Courier, { strict: false })
  const deliver = async () => {
    const found = await queue.due([])
    const claimed = found.length > 0 ? await queue.claim(found.map(({ deliveryID }) => deliveryID)) : []
    for (const delivery of claimed) await courier.deliver(delivery, never)
    return claimed.length
  }
  return async () => {
    while ((await due.workOff(never)) > 0);
    while ((await disputes.tellDue(never)) > 0);
    while ((await emails.workOff()) > 0);
    while ((await deliver()) > 0);
    while ((await mails.deliverDue(never)) > 0);
  }
}
