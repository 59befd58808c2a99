import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import type { WebhookDisabledReason } from '#contract/webhooks.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Client } from '../../people/clients/client.entity.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { readCommitted } from '../../platform/database/postgres/read-committed.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import type { AttemptResult } from './attempt-result.js'
import type { Claimed } from './delivery-queue.js'
import { disablingReason, isSuccess, nextDelayMs } from './schedule.js'
import { WebhookAttempt } from './webhook-attempt.entity.js'
import { WebhookDelivery } from './webhook-delivery.entity.js'

type Verdict = Pick<WebhookDelivery, 'outcome' | 'step' | 'nextAttemptAt'>

@Injectable()
export class DeliverySettlement {
  private readonly logger = new Logger('Webhooks')

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly mailbox: Mailbox,
  ) {}

  async settle(delivery: Claimed, endpoint: WebhookEndpoint, result: AttemptResult): Promise<void> {
    const reason = disablingReason(result, endpoint.failingSince, clock.time())
    if (reason) return this.disable(delivery, endpoint, result, reason)
    await this.database.write(async (manager) => {
      await readCommitted(manager)
      await keep(manager, delivery, result, verdictOn(delivery, result))
      if (!result.isCutOff) await noteHealth(manager, delivery, isSuccess(result))
    })
  }

  async drop({ deliveryID, claimedAt, attempts }: Claimed): Promise<void> {
    const given = { outcome: 'failed', nextAttemptAt: null, claimedAt: null, attempts: attempts - 1 } as const
    await this.database.write((manager) => manager.update(WebhookDelivery, { deliveryID, claimedAt }, given))
  }

  private async disable(
    delivery: Claimed,
    { endpointID, clientID, url }: WebhookEndpoint,
    result: AttemptResult,
    reason: WebhookDisabledReason,
  ): Promise<void> {
    await this.audit.unit(async (manager, record) => {
      await keep(manager, delivery, result, { outcome: 'failed', step: delivery.step, nextAttemptAt: null })
      const change = { status: 'disabled', disabledReason: reason, updatedAt: clock.now() } as const
      const { affected } = await manager.update(WebhookEndpoint, { endpointID, status: 'enabled' }, change)
      if (affected === 0) return
      const waiting = { endpointID, outcome: 'pending', claimedAt: IsNull() } as const
      await manager.update(WebhookDelivery, waiting, { outcome: 'failed', nextAttemptAt: null })
      const target = { kind: 'webhook_endpoint', id: endpointID }
      await record({ action: 'webhook_endpoint.disabled', target, after: { clientID, url, disabledReason: reason } })
      await this.tellOwner(manager, clientID, { url, reason })
    })
    this.logger.warn(`${endpointID} was disabled: ${reason}`)
  }

  private async tellOwner(
    manager: EntityManager,
    clientID: string,
    about: { url: string; reason: WebhookDisabledReason },
  ): Promise<void> {
    const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
    if (!client) return
    const { name, emailAddress: to } = client
    await this.mailbox.queue(manager, { kind: 'webhook-disabled', to, aboutID: clientID, data: { name, ...about } })
  }
}

function verdictOn({ step }: WebhookDelivery, result: AttemptResult): Verdict {
  const now = clock.time()
  if (isSuccess(result)) return { outcome: 'succeeded', step, nextAttemptAt: null }
  // An attempt that this process ended is made again at the next start, as if it had not been.
  if (result.isCutOff) return { outcome: 'pending', step, nextAttemptAt: new Date(now) }
  const delayMs = nextDelayMs(step + 1, result, now)
  if (delayMs === null) return { outcome: 'failed', step, nextAttemptAt: null }
  return { outcome: 'pending', step: step + 1, nextAttemptAt: new Date(now + delayMs) }
}

async function keep(
  manager: EntityManager,
  { deliveryID, claimedAt, attempts }: Claimed,
  result: AttemptResult,
  verdict: Verdict,
): Promise<void> {
  await manager.insert(WebhookAttempt, {
    attemptID: newId('wha', result.startedAt.getTime()),
    deliveryID,
    number: attempts,
    durationMs: result.durationMs,
    status: result.status,
    responseHead: result.head,
    responseBody: result.body,
    error: result.error,
    createdAt: result.startedAt,
  })
  // If the lease has ended and another worker has claimed it since, the delivery is that one's to settle.
  await manager.update(WebhookDelivery, { deliveryID, claimedAt }, { ...verdict, claimedAt: null })
}

/** Written only when the health turns, because every payment reads the endpoint's row. */
async function noteHealth(
  manager: EntityManager,
  { endpointID, claimedAt }: Claimed,
  isHealthy: boolean,
): Promise<void> {
  const turned = manager
    .createQueryBuilder()
    .update(WebhookEndpoint)
    .set({ failingSince: isHealthy ? null : claimedAt })
    .where('"endpointID" = :endpointID', { endpointID })
  await turned.andWhere(isHealthy ? '"failingSince" IS NOT NULL' : '"failingSince" IS NULL').execute()
}
