import * as coupons from '#contract/messages/client/coupons.js'
import * as products from '#contract/messages/client/products.js'
import { Tabs } from './tabs'

export function ProductTabs() {
  const tabs = [
    { to: '/client/products', label: products.products, call: 'GET /products' },
    { to: '/client/coupons', label: coupons.coupons, call: 'GET /coupons' },
  ] as const
  return <Tabs label={products.products} tabs={tabs} least={2} />
}
