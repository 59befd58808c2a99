import { Module } from '@nestjs/common'
import { ClientInspectorController } from './client-inspector.controller.js'
import { OwnInspectors } from './own-inspectors.js'
import { WebhookInspectorController } from './webhook-inspector.controller.js'
import { WebhookInspectorService } from './webhook-inspector.service.js'

@Module({
  controllers: [ClientInspectorController, WebhookInspectorController],
  providers: [OwnInspectors, WebhookInspectorService],
  exports: [OwnInspectors, WebhookInspectorService],
})
export class WebhookInspectorModule {}
