import { Injectable } from '@nestjs/common'
import {
  HistoryService,
  type ID,
  Order,
  OrderService,
  type RequestContext,
  RequestContextService,
  totalCoveredByPayments,
  TransactionalConnection,
} from '@vendure/core'
import type { HistoryEntryType } from '@vendure/common/lib/generated-types'

const locking = ['postgres', 'mysql', 'mariadb', 'aurora-postgres', 'aurora-mysql', 'cockroachdb']

const noteType = 'ORDER_NOTE' as HistoryEntryType.ORDER_NOTE

/** What the plugin reads and writes of Vendure's orders. */
@Injectable()
export class GatehouseOrders {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly history: HistoryService,
    private readonly contexts: RequestContextService,
  ) {}

  /** Nobody is signed in: the plugin itself acts, as it may on every order of the channel. */
  contextOf(channelToken: string): Promise<RequestContext> {
    return this.contexts.create({ apiType: 'admin', channelOrToken: channelToken })
  }

  /** With its lines, which its total is made of, and its payments. */
  async find(ctx: RequestContext, id: ID): Promise<Order | undefined> {
    const order = await this.orders.findOne(ctx, id)
    if (order) order.payments = await this.orders.getOrderPayments(ctx, id)
    return order
  }

  dueOf(order: Order): number {
    return Math.max(0, order.totalWithTax - totalCoveredByPayments(order))
  }

  /** Two processes that hear of one payment at once add it once. SQLite has one process and needs no lock. */
  async lock(ctx: RequestContext, id: ID): Promise<void> {
    if (!locking.includes(this.connection.rawConnection.options.type)) return
    const query = this.connection.getRepository(ctx, Order).createQueryBuilder('o').select('o.id')
    await query.where('o.id = :id', { id }).setLock('pessimistic_write').getOne()
  }

  /** For staff, and each once: a webhook that comes again says nothing new. */
  async note(ctx: RequestContext, order: Order, note: string): Promise<void> {
    const type = noteType
    const { items } = await this.history.getHistoryForOrder(ctx, order.id, false, { filter: { type: { eq: type } } })
    if (items.some(({ data }) => (data as { note?: string }).note === note)) return
    await this.history.createHistoryEntryForOrder({ ctx, orderId: order.id, type, data: { note } }, false)
  }
}
