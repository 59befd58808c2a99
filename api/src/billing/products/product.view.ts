import type { ProductView } from '#contract/products.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { Product } from './product.entity.js'

export const versionOfProduct = ({ name, description, metadata, retiredAt }: Product): string =>
  versionOf([name, description, metadata, retiredAt])

export const viewProduct = (product: Product): ProductView => ({
  productID: product.productID,
  clientID: product.clientID,
  mode: product.mode,
  name: product.name,
  description: product.description,
  metadata: product.metadata,
  retiredAt: product.retiredAt?.toISOString() ?? null,
  version: versionOfProduct(product),
  createdAt: product.createdAt.toISOString(),
  updatedAt: product.updatedAt.toISOString(),
})
