import { Controller, Delete, Header, Headers, HttpCode, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { CustomerErasureView, CustomerExportView } from '#contract/customers.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import type { StreamOf } from '../../platform/http/stream-of.js'
import { StepUp } from '../../platform/http/step-up.js'
import { CustomerDataService } from './customer-data.service.js'

@Controller('customers/:customerID')
export class CustomerDataController {
  constructor(private readonly data: CustomerDataService) {}

  /** Erase a customer's personal data. Payments stay, without the payer's data. The response lists what else stays. */
  @Gated('Erase customers', 'integrator', 'client')
  @Sensitive()
  @StepUp()
  @Delete()
  erase(
    @Addressed() own: Own<'customerID'>,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<CustomerErasureView> {
    return this.data.erase(own, ifMatch)
  }

  /** Export all data about a customer, as JSON. */
  @Gated('Export data of a customer', 'integrator', 'client')
  @Sensitive()
  @StepUp()
  @Post('export')
  @HttpCode(200)
  @Header('content-type', 'application/json')
  async export(
    @Addressed() own: Own<'customerID'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamOf<CustomerExportView>> {
    const file = await this.data.export(own)
    void reply.headers(downloadOf(own.customerID))
    return file
  }
}

const downloadOf = (customerID: string) => ({
  'content-disposition': `attachment; filename="customer-${customerID}.json"`,
  'cache-control': 'no-store',
})
