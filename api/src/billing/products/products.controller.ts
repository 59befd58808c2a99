import { Body, Controller, Get, Headers, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Page } from '#contract/answers.js'
import { paymentBodyMaxBytes } from '#contract/limits.js'
import { CreateProduct, ListProducts, type ProductView, SaveProduct } from '#contract/products.js'
import { callBy } from '../../money/transactions/calls.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { ProductsService } from './products.service.js'

@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  /** List products, or search for them by name. */
  @Gated('See products', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListProducts): Promise<Page<ProductView>> {
    return this.products.list(own, query)
  }

  /** Create a product. */
  @Gated('Create products', 'integrator', 'client')
  @Post()
  @BodyUpTo(paymentBodyMaxBytes)
  async create(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Own,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateProduct,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProductView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['product', input])
    return sendAnswer(reply, await this.products.create(own, call, input))
  }

  /** Read a product. */
  @Gated('See a product', 'integrator', 'client')
  @Get(':productID')
  get(@Addressed() own: Own<'productID'>): Promise<ProductView> {
    return this.products.get(own)
  }

  /** Change a product. Fields you leave out become empty. */
  @Gated('Change products', 'integrator', 'client')
  @Put(':productID')
  @BodyUpTo(paymentBodyMaxBytes)
  update(
    @Addressed() own: Own<'productID'>,
    @Body() input: SaveProduct,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ProductView> {
    return this.products.update(own, input, ifMatch)
  }

  /** Retire a product. You can't add prices to it anymore. */
  @Gated('Retire products', 'integrator', 'client')
  @Post(':productID/retire')
  @HttpCode(200)
  retire(@Addressed() own: Own<'productID'>): Promise<ProductView> {
    return this.products.retire(own)
  }
}
