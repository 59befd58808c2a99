import { Injectable } from '@nestjs/common'
import type { OpenApiDocument } from '#contract/openapi.js'
import type { AnswerFields } from '../../platform/http/chosen-fields.js'
import { RouteTable } from '../../people/gate/route-table.js'
import { answerFieldsOf } from './answer-fields.js'
import { documentOf } from './document.js'

@Injectable()
export class OpenApiService {
  private made?: (origin: string) => OpenApiDocument

  private readonly known = new Map<string, AnswerFields | undefined>()

  constructor(private readonly table: RouteTable) {}

  fieldsAt(template: string): AnswerFields | undefined {
    if (!this.known.has(template)) {
      const route = this.table.registered.find((one) => one.method === 'GET' && one.template === template)
      this.known.set(template, route && answerFieldsOf(route))
    }
    return this.known.get(template)
  }

  document(origin: string): OpenApiDocument {
    this.made ??= documentOf(this.table.registered)
    return this.made(origin)
  }
}
