import { Coupon } from '../billing/coupons/coupon.entity.js'
import { CouponRedemption } from '../billing/coupons/coupon-redemption.entity.js'
import { CreditNote } from '../billing/credit-notes/credit-note.entity.js'
import { CreditNoteLine } from '../billing/credit-notes/credit-note-line.entity.js'
import { CreditNoteRefund } from '../billing/credit-notes/credit-note-refund.entity.js'
import { DunningSettings } from '../billing/dunning/dunning-settings.entity.js'
import { Invoice } from '../billing/invoices/invoice.entity.js'
import { InvoiceLine } from '../billing/invoices/invoice-line.entity.js'
import { InvoicePayment } from '../billing/invoices/invoice-payment.entity.js'
import { InvoiceSettings } from '../billing/invoice-settings/invoice-settings.entity.js'
import { PaymentTry } from '../billing/subscriptions/payment-try.entity.js'
import { PortalSettings } from '../billing/billing-portal/portal-settings.entity.js'
import { Price } from '../billing/prices/price.entity.js'
import { Product } from '../billing/products/product.entity.js'
import { RevenueMovement } from '../billing/subscriptions/revenue-movement.entity.js'
import { Subscription } from '../billing/subscriptions/subscription.entity.js'
import { SubscriptionInvoice } from '../billing/subscriptions/subscription-invoice.entity.js'
import { TaxRate } from '../billing/tax-rates/tax-rate.entity.js'
import { UsageEvent } from '../billing/usage/usage-event.entity.js'
import { UsagePeriod } from '../billing/subscriptions/usage-period.entity.js'
import { TestClock } from '../billing/test-clocks/test-clock.entity.js'

export const billingEntities = [
  Coupon,
  CouponRedemption,
  CreditNote,
  CreditNoteLine,
  CreditNoteRefund,
  DunningSettings,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  InvoiceSettings,
  PaymentTry,
  PortalSettings,
  Price,
  Product,
  RevenueMovement,
  Subscription,
  SubscriptionInvoice,
  TaxRate,
  TestClock,
  UsageEvent,
  UsagePeriod,
]
