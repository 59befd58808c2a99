import { Body, Controller, Get, Headers, Put } from '@nestjs/common'
import { type InvoiceSettingsView, SaveInvoiceSettings } from '#contract/invoice-settings.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { InvoiceSettingsService } from './invoice-settings.service.js'

@Controller('invoice-settings')
export class InvoiceSettingsController {
  constructor(private readonly settings: InvoiceSettingsService) {}

  /** Read the seller details on invoices. */
  @Gated('See invoice settings', 'integrator', 'client')
  @Get()
  get(@Addressed() own: Own): Promise<InvoiceSettingsView> {
    return this.settings.get(own)
  }

  /** Change the seller details on new invoices. Finalized invoices stay as they are. */
  @Gated('Change invoice settings', 'integrator', 'client')
  @Put()
  save(
    @Addressed() own: Own,
    @Body() input: SaveInvoiceSettings,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<InvoiceSettingsView> {
    return this.settings.save(own, input, ifMatch)
  }
}
