import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { clock } from '#contract/clock.js'
import type { CreatePrice, ListPrices, PriceView } from '#contract/prices.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { Own } from '../../platform/http/addressed.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { readPage } from '../../platform/lists/page.js'
import { Product } from '../products/product.entity.js'
import { Price } from './price.entity.js'
import { viewPrice } from './price.view.js'
import {
  AggregationWithMetered,
  IntervalMissing,
  MeteredNeedsInterval,
  ProductUnknown,
  RetiredProductGiven,
  UnitAmountOrTiers,
} from './prices.errors.js'

type OwnPrice = Own<'priceID'>

@Injectable()
export class PricesService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly live: LiveReadiness,
  ) {}

  list({ clientID, mode }: Own, { productID, ...query }: ListPrices): Promise<Page<PriceView>> {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(Price, 'price')
        .where('price.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'price'))
      if (productID) builder.andWhere('price.productID = :productID', { productID })
      return readPage(builder, 'price', 'priceID', query, viewPrice)
    })
  }

  async get(own: OwnPrice): Promise<PriceView> {
    return viewPrice(orNotFound(await this.database.read.findOneBy(Price, { ...own }), 'price'))
  }

  create(own: Own, call: KeyedCall, input: CreatePrice): Promise<Answer<PriceView>> {
    const price = build(own, input)
    const { priceID, clientID, mode } = price
    return this.database.write(async (manager) => {
      const first = await beginCall<PriceView>(manager, call, priceID)
      if (first) return first
      await this.live.requireFor(manager, mode, clientID)
      await requireProduct(manager, price)
      await manager.insert(Price, price)
      const view = viewPrice(price)
      await recordEvent(manager, { clientID, mode, type: 'price.created', data: view })
      await finishCall(manager, priceID, view)
      return firstAnswer(view)
    })
  }

  /** What was agreed at it stays; retiring it again changes nothing. */
  retire(own: OwnPrice): Promise<PriceView> {
    return this.audit.unit(async (manager, record) => {
      const price = orNotFound(await manager.findOneBy(Price, { ...own }), 'price')
      if (price.retiredAt) return viewPrice(price)
      const { priceID, clientID, mode } = price
      price.retiredAt = clock.now()
      await manager.update(Price, { priceID }, { retiredAt: price.retiredAt })
      await record({ action: 'price.retired', target: { kind: 'price', id: priceID }, after: { clientID, mode } })
      const view = viewPrice(price)
      await recordEvent(manager, { clientID, mode, type: 'price.retired', data: view })
      return view
    })
  }
}

function build({ clientID, mode }: Own, input: CreatePrice): Price {
  const { productID, currency, interval } = input
  if ((input.unitAmount === undefined) === (input.tiers === undefined)) throw new UnitAmountOrTiers()
  if (input.intervalCount !== undefined && !interval) throw new IntervalMissing()
  const usageType = input.usageType ?? 'licensed'
  if (usageType === 'metered' && !interval) throw new MeteredNeedsInterval()
  if ((usageType === 'metered') !== (input.usageAggregation !== undefined)) throw new AggregationWithMetered()
  const createdAt = clock.now()
  return {
    priceID: newId('prc', createdAt.getTime()),
    ...{ clientID, mode, productID, currency },
    unitAmount: input.unitAmount ?? null,
    tiers: input.tiers ?? null,
    interval: interval ?? null,
    intervalCount: interval ? (input.intervalCount ?? 1) : null,
    taxBehavior: input.taxBehavior ?? null,
    ...{ usageType, usageAggregation: input.usageAggregation ?? null },
    retiredAt: null,
    createdAt,
  }
}

async function requireProduct(manager: EntityManager, { productID, clientID, mode }: Price): Promise<void> {
  const product = await manager.findOneBy(Product, { productID, clientID, mode })
  if (!product) throw new ProductUnknown()
  if (product.retiredAt) throw new RetiredProductGiven()
}
