import { OptionalText, RequiredText } from './fields.js'
import { longTextMaxLength, textMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/billing.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import { OptionalMetadata } from './money-fields.js'

/** PUT /products/:productID. Fields you leave out become empty. */
export class SaveProduct {
  @RequiredText(words.nameRequired, textMaxLength)
  name!: string

  @OptionalText(longTextMaxLength)
  description?: string

  @OptionalMetadata()
  metadata?: Record<string, string>
}

/** POST /products, with an Idempotency-Key. */
export class CreateProduct extends SaveProduct {
  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** GET /products. `q` searches names. */
export class ListProducts extends ListQuery {
  @OptionalText()
  q?: string
}

/** Something that a merchant sells, with one or more prices. */
export interface ProductView {
  productID: string
  clientID: string
  mode: Mode
  name: string
  description: string | null
  metadata: Record<string, string>
  /** A retired product takes no new prices. */
  retiredAt: string | null
  /** Send it as `If-Match` so that you don't overwrite another change. */
  version: string
  createdAt: string
  updatedAt: string
}
