import type { Page } from '../../contract/answers.js'
import type { CreateProduct, ListProducts, ProductView, SaveProduct } from '../../contract/products.js'
import { type CallOptions, type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class Products {
  constructor(private readonly transport: Transport) {}

  create(input: CreateProduct, options: KeyedCallOptions = {}): Promise<ProductView> {
    return this.transport.call({ method: 'POST', path: '/products', body: input, ...keyed(options) })
  }

  list<F extends keyof ProductView = keyof ProductView>(
    query: Partial<ListProducts> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<ProductView, F>>> {
    return pageOf<ProductView, F>(this.transport, '/products', query, options)
  }

  all<F extends keyof ProductView = keyof ProductView>(
    query: Partial<ListProducts> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<ProductView, F>> {
    return rowsOf<ProductView, F>(this.transport, '/products', query, options)
  }

  get<F extends keyof ProductView = keyof ProductView>(
    productID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<ProductView, F>> {
    return rowOf<ProductView, F>(this.transport, pathOf(productID), options)
  }

  /** A field that is left out becomes empty. */
  update(productID: string, input: SaveProduct, options: CallOptions = {}): Promise<ProductView> {
    return this.transport.call({ method: 'PUT', path: pathOf(productID), body: input, ...options })
  }

  /** It takes no new prices. */
  retire(productID: string, options: CallOptions = {}): Promise<ProductView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(productID)}/retire`, ...options })
  }
}

const pathOf = (productID: string) => `/products/${segment(productID)}`
