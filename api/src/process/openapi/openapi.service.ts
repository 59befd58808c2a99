import { Injectable } from '@nestjs/common'
import type { OpenApiDocument } from '#contract/openapi.js'
import type { AnswerFields } from '../../platform/http/chosen-fields.js'
import { RouteTable } from '../../people/gate/route-table.js'
import { answerFieldsOf } from './answer-fields.js'
import { documentOf } from './document.js'

@Injectable()
export class OpenApiService {
  private made?: (origin: string) => OpenApiDocument

  private last?: { origin: string; document: OpenApiDocument; text?: string }

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
    return this.kept(origin).document
  }

  /** Writing its three megabytes takes longer than most calls, so the text for the last origin is kept. */
  text(origin: string): string {
    const kept = this.kept(origin)
    kept.text ??= JSON.stringify(kept.document)
    return kept.text
  }

  private kept(origin: string) {
    this.made ??= documentOf(this.table.registered)
    if (this.last?.origin !== origin) this.last = { origin, document: this.made(origin) }
    return this.last
  }
}
