import { PluginCommonModule, VendurePlugin } from '@vendure/core'
import { GatehouseCheckout } from './checkout.service.js'
import { sessionField } from './custom-fields.js'
import { GatehouseMethods } from './methods.service.js'
import { GatehouseNotices } from './notices.service.js'
import { GatehouseOrders } from './orders.service.js'
import { PaidSessions } from './paid-sessions.service.js'
import { gatehousePaymentHandler } from './payment-handler.js'
import { rawBody } from './raw-body.js'
import { refundProcess } from './refund-process.js'
import { GatehouseShopResolver, shopApiSchema } from './shop-api.js'
import { GatehouseWebhookController } from './webhook.controller.js'

export { gatehousePaymentHandler }

/** Payments by Gatehouse. Its settings are those of the payment method, which staff enter in the admin. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '>=3.7.3 <3.8.0',
  controllers: [GatehouseWebhookController],
  providers: [GatehouseCheckout, GatehouseMethods, GatehouseNotices, GatehouseOrders, PaidSessions],
  shopApiExtensions: { schema: shopApiSchema, resolvers: [GatehouseShopResolver] },
  configuration: (config) => {
    config.paymentOptions.paymentMethodHandlers.push(gatehousePaymentHandler)
    config.paymentOptions.refundProcess = [...(config.paymentOptions.refundProcess ?? []), refundProcess]
    config.customFields.Order.push(sessionField)
    config.apiOptions.middleware.push({ route: '/payments/gatehouse', handler: rawBody, beforeListen: true })
    return config
  },
})
export class GatehousePlugin {}
