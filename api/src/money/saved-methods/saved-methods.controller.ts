import { Controller, Delete, Get, Headers, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ListSavedMethods, type SavedPaymentMethodView } from '#contract/saved-methods.js'
import { Addressed, type Own, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { type Caller, CurrentCaller } from '../../platform/http/caller.js'
import { SavedMethods } from './saved-methods.service.js'

@Controller('customers/:customerID/payment-methods')
export class SavedMethodsController {
  constructor(private readonly methods: SavedMethods) {}

  /** List the payment methods that a customer saved. Reads by staff are recorded in the audit log. */
  @Gated('See saved methods', 'integrator', 'client', 'portal')
  @Get()
  list(
    @CurrentCaller() caller: Caller,
    @Addressed() own: Reached<'customerID'>,
    @Query() query: ListSavedMethods,
  ): Promise<Page<SavedPaymentMethodView>> {
    return caller.audience === 'portal' ? this.methods.listForStaff(own, query) : this.methods.list(own, query)
  }

  /** Read a saved payment method. */
  @Gated('See a saved method', 'integrator', 'client')
  @Get(':savedPaymentMethodID')
  get(@Addressed() own: Own<'customerID' | 'savedPaymentMethodID'>): Promise<SavedPaymentMethodView> {
    return this.methods.get(own)
  }

  /** Remove a saved payment method. It can no longer be charged. */
  @Gated('Remove saved methods', 'integrator', 'client')
  @Delete(':savedPaymentMethodID')
  detach(
    @Addressed() own: Own<'customerID' | 'savedPaymentMethodID'>,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<SavedPaymentMethodView> {
    return this.methods.detach(own, ifMatch)
  }
}
