import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { GatehousePaymentProvider } from './payment-provider.js'

export default ModuleProvider(Modules.PAYMENT, { services: [GatehousePaymentProvider] })
