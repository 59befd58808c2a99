import { Injectable } from '@nestjs/common'
import type { OpenApiDocument } from '#contract/openapi.js'
import { RouteTable } from '../permissions/route-table.js'
import { documentOf } from './document.js'

@Injectable()
export class OpenApiService {
  private made?: OpenApiDocument

  constructor(private readonly table: RouteTable) {}

  /** Made when somebody first asks; the routes do not change while the product runs. */
  document(): OpenApiDocument {
    this.made ??= documentOf(this.table.registered)
    return this.made
  }
}
