import { Injectable } from '@nestjs/common'
import type { OpenApiDocument } from '#contract/openapi.js'
import { RouteTable } from '../../people/gate/route-table.js'
import { documentOf } from './document.js'

@Injectable()
export class OpenApiService {
  private made?: (origin: string) => OpenApiDocument

  constructor(private readonly table: RouteTable) {}

  document(origin: string): OpenApiDocument {
    this.made ??= documentOf(this.table.registered)
    return this.made(origin)
  }
}
