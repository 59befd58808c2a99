import { Module } from '@nestjs/common'
import { InvoiceParts } from '../../money/payment-links/invoice-parts.js'
import { PaymentLinksModule } from '../../money/payment-links/payment-links.module.js'
import { InvoiceSettings } from './invoice-settings.entity.js'
import { InvoiceSettingsController } from './invoice-settings.controller.js'
import { InvoiceSettingsService } from './invoice-settings.service.js'

@Module({
  imports: [PaymentLinksModule],
  controllers: [InvoiceSettingsController],
  providers: [InvoiceSettingsService],
})
export class InvoiceSettingsModule {
  constructor(parts: InvoiceParts) {
    parts.serve({
      areTaken: (manager, { clientID, mode }) =>
        manager.existsBy(InvoiceSettings, { clientID, mode, takesPartPayments: true }),
    })
  }
}
