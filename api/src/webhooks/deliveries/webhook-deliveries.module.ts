import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { WebhookEndpointsModule } from '../endpoints/webhook-endpoints.module.js'
import { WebhookInspectorModule } from '../inspector/webhook-inspector.module.js'
import { Courier } from './courier.js'
import { DeliveryQueue } from './delivery-queue.js'
import { DeliverySettlement } from './delivery-settlement.js'
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js'
import { WebhookDeliveriesService } from './webhook-deliveries.service.js'
import { WebhookReplays } from './webhook-replays.service.js'
import { WebhookTestsController } from './webhook-tests.controller.js'
import { WebhookTransport } from './webhook-transport.js'
import { WebhookWorker } from './webhook-worker.js'

@Module({
  imports: [MailModule, WebhookEndpointsModule, WebhookInspectorModule],
  controllers: [WebhookDeliveriesController, WebhookTestsController],
  providers: [
    Courier,
    DeliveryQueue,
    DeliverySettlement,
    WebhookDeliveriesService,
    WebhookReplays,
    WebhookTransport,
    WebhookWorker,
  ],
})
export class WebhookDeliveriesModule {}
