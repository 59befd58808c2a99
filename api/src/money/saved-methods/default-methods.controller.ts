import { Body, Controller, Headers, Put } from '@nestjs/common'
import type { CustomerView } from '#contract/customers.js'
import { SetDefaultMethod } from '#contract/saved-methods.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { DefaultMethods } from './default-methods.service.js'

@Controller('customers/:customerID/default-payment-method')
export class DefaultMethodsController {
  constructor(private readonly defaults: DefaultMethods) {}

  /** Set or remove a customer's default payment method. */
  @Gated('Set default payment methods', 'integrator', 'client')
  @Put()
  set(
    @Addressed() own: Own<'customerID'>,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() input: SetDefaultMethod,
  ): Promise<CustomerView> {
    return this.defaults.set(own, input, ifMatch)
  }
}
