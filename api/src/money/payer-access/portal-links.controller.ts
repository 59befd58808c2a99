import { Controller, Post } from '@nestjs/common'
import type { PortalLinkView } from '#contract/payer-access.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { PayerLinks } from './payer-links.service.js'

@Controller('customers/:customerID/portal-links')
export class PortalLinksController {
  constructor(private readonly links: PayerLinks) {}

  /**
   * Create a link to a customer's own page with payments, receipts, invoices, saved payment methods and subscriptions.
   * Anyone with the link can change and cancel subscriptions as your portal settings allow, which can charge the
   * customer.
   */
  @Gated('Create portal links', 'integrator', 'client')
  @Sensitive()
  @Post()
  create(@Addressed() own: Own<'customerID'>): Promise<PortalLinkView> {
    return this.links.create(own)
  }
}
