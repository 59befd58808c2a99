import { Module } from '@nestjs/common'
import { WebhookInspectorModule } from '../inspector/webhook-inspector.module.js'
import { SecretRotation } from './secret-rotation.service.js'
import { WebhookEndpointsController } from './webhook-endpoints.controller.js'
import { WebhookEndpointsService } from './webhook-endpoints.service.js'
import { WebhookSecrets } from './webhook-secrets.js'
import { WebhookUrls } from './webhook-urls.js'
import { ClientsModule } from '../../people/clients/clients.module.js'

@Module({
  imports: [ClientsModule, WebhookInspectorModule],
  controllers: [WebhookEndpointsController],
  providers: [SecretRotation, WebhookEndpointsService, WebhookSecrets, WebhookUrls],
  exports: [WebhookEndpointsService, WebhookSecrets],
})
export class WebhookEndpointsModule {}
