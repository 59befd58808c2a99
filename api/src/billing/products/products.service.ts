import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { clock } from '#contract/clock.js'
import type { CreateProduct, ListProducts, ProductView, SaveProduct } from '#contract/products.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { Own } from '../../platform/http/addressed.js'
import { requireSeen } from '../../platform/http/row-version.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { readPage } from '../../platform/lists/page.js'
import { matching } from '../../platform/lists/text-search.js'
import { Product } from './product.entity.js'
import { versionOfProduct, viewProduct } from './product.view.js'
import { ProductRetired } from './products.errors.js'

type OwnProduct = Own<'productID'>

@Injectable()
export class ProductsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly live: LiveReadiness,
  ) {}

  list(own: Own, query: ListProducts): Promise<Page<ProductView>> {
    return query.q ? this.database.dear(() => this.page(own, query)) : this.page(own, query)
  }

  private page({ clientID, mode }: Own, { q, ...query }: ListProducts) {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(Product, 'product')
        .where('product.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'product'))
      if (q) builder.andWhere(matching(q, ['product.name'], ['product.productID']))
      return readPage(builder, 'product', 'productID', query, viewProduct)
    })
  }

  async get(own: OwnProduct): Promise<ProductView> {
    return viewProduct(await find(this.database.read, own))
  }

  create({ clientID, mode }: Own, call: KeyedCall, input: CreateProduct): Promise<Answer<ProductView>> {
    const now = clock.now()
    const productID = newId('prd', now.getTime())
    const owned = { productID, clientID, mode, retiredAt: null, createdAt: now, updatedAt: now }
    const product: Product = { ...owned, ...detailsOf(input) }
    return this.database.write(async (manager) => {
      const first = await beginCall<ProductView>(manager, call, productID)
      if (first) return first
      await this.live.requireFor(manager, mode, clientID)
      await manager.insert(Product, product)
      const view = viewProduct(product)
      await recordEvent(manager, { clientID, mode, type: 'product.created', data: view })
      await finishCall(manager, productID, view)
      return firstAnswer(view)
    })
  }

  update(own: OwnProduct, input: SaveProduct, ifMatch?: string): Promise<ProductView> {
    return this.change(own, (product) => {
      requireSeen(ifMatch, { version: versionOfProduct(product) })
      if (product.retiredAt) throw new ProductRetired()
      return { action: 'product.updated', change: detailsOf(input) }
    })
  }

  /** Its prices stay; retiring it again changes nothing. */
  retire(own: OwnProduct): Promise<ProductView> {
    return this.change(own, ({ retiredAt }) => ({
      action: 'product.retired',
      change: { retiredAt: retiredAt ?? clock.now() },
    }))
  }

  private change(
    own: OwnProduct,
    decide: (product: Product) => { action: string; change: Partial<Product> },
  ): Promise<ProductView> {
    return this.audit.unit(async (manager, record) => {
      const product = await find(manager, own)
      const before = versionOfProduct(product)
      const { action, change } = decide(product)
      Object.assign(product, change)
      if (versionOfProduct(product) === before) return viewProduct(product)
      product.updatedAt = clock.now()
      const { productID, clientID, mode, updatedAt } = product
      await manager.update(Product, { productID }, { ...change, updatedAt })
      await record({
        action,
        target: { kind: 'product', id: productID },
        after: { clientID, mode, name: product.name },
      })
      const view = viewProduct(product)
      await recordEvent(manager, { clientID, mode, type: 'product.updated', data: view })
      return view
    })
  }
}

const find = async (manager: EntityManager, own: OwnProduct): Promise<Product> =>
  orNotFound(await manager.findOneBy(Product, { ...own }), 'product')

const detailsOf = ({ name, description, metadata }: SaveProduct) => ({
  name,
  description: description ?? null,
  metadata: metadata ?? {},
})
