import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { webhookReplaysMax } from '#contract/limits.js'
import type { ReplayWebhookDeliveries, WebhookDeliveryDetailView, WebhookReplayView } from '#contract/webhooks.js'
import { clock } from '#contract/clock.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { afterCommit } from '../../platform/database/units/after-commit.js'
import { Database } from '../../platform/database/database.js'
import { Event } from '../../platform/events/event.entity.js'
import { ringForDeliveries } from '../../platform/events/event-bell.js'
import { queueMissed } from '../../platform/events/queue-deliveries.js'
import { WebhookEndpointDisabled } from '../endpoints/webhook-endpoints.errors.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { findEndpoint } from '../endpoints/webhook-endpoints.service.js'
import { EventTooOld, TooManyReplays } from './webhook-deliveries.errors.js'
import { type OwnedDeliveries, type OwnedDelivery, WebhookDeliveriesService } from './webhook-deliveries.service.js'
import { WebhookDelivery } from './webhook-delivery.entity.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Mode } from '#contract/modes.js'

interface Range extends OwnedDeliveries {
  from: number
  to: number
  endpointID?: string
  onlyFailed: boolean
}

@Injectable()
export class WebhookReplays {
  constructor(
    private readonly database: Database,
    private readonly deliveries: WebhookDeliveriesService,
  ) {}

  async replay(owned: OwnedDelivery): Promise<WebhookDeliveryDetailView> {
    await this.database.write(async (manager) => {
      const delivery = orNotFound(await manager.findOneBy(WebhookDelivery, { ...owned }), 'webhook delivery')
      const { endpointID, eventID, deliveryID } = delivery
      const endpoint = await manager.findOneByOrFail(WebhookEndpoint, { endpointID })
      if (!endpoint.isEnabled) throw new WebhookEndpointDisabled()
      if ((await manager.findOneByOrFail(Event, { eventID })).data === '') throw new EventTooOld()
      await again(manager).andWhere('"deliveryID" = :deliveryID', { deliveryID }).execute()
      afterCommit(manager, ringForDeliveries)
    })
    return this.deliveries.get(owned)
  }

  replayAll(
    { clientID, mode }: OwnedDeliveries,
    { from, to, endpointID, onlyFailed }: ReplayWebhookDeliveries,
  ): Promise<WebhookReplayView> {
    const range: Range = {
      clientID,
      mode,
      from: Date.parse(from),
      to: to ? Date.parse(to) : clock.time(),
      ...(endpointID && { endpointID }),
      onlyFailed: onlyFailed ?? false,
    }
    return this.database.write(async (manager) => {
      if (endpointID && !(await findEndpoint(manager, { clientID, endpointID, mode })).isEnabled)
        throw new WebhookEndpointDisabled()
      const again = await requeue(manager, range)
      const missed = endpointID ? await queueMissed(manager, { ...range, endpointID }) : 0
      // A refusal undoes the unit, so that nothing of it is sent.
      if (again + missed > webhookReplaysMax) throw new TooManyReplays()
      if (again + missed > 0) afterCommit(manager, ringForDeliveries)
      return { queued: again + missed }
    })
  }
}

// A delivery that is on its way is left alone: it is just being made.
const again = (manager: EntityManager) =>
  manager
    .createQueryBuilder()
    .update(WebhookDelivery)
    .set({ outcome: 'pending', step: 0, nextAttemptAt: clock.now() })
    .where('"claimedAt" IS NULL')

const sendable = (mode: Mode) => `"endpointID" IN (SELECT "endpointID" FROM "webhook_endpoints"
    WHERE "clientID" = :clientID AND ${inMode(mode)} AND "status" = 'enabled' AND "deletedAt" IS NULL)
  AND "eventID" IN (SELECT "eventID" FROM "events"
    WHERE "clientID" = :clientID AND ${inMode(mode)} AND "createdAt" BETWEEN :from AND :to AND "data" <> '')`

async function requeue(
  manager: EntityManager,
  { clientID, mode, from, to, endpointID, onlyFailed }: Range,
): Promise<number> {
  const builder = again(manager)
    .andWhere('"clientID" = :clientID AND "createdAt" BETWEEN :from AND :to', { clientID, from, to })
    .andWhere(inMode(mode))
    .andWhere(sendable(mode), { clientID, from, to })
  if (endpointID) builder.andWhere('"endpointID" = :endpointID', { endpointID })
  if (onlyFailed) builder.andWhere(`"outcome" <> 'succeeded'`)
  return (await builder.execute()).affected ?? 0
}
