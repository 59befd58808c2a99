import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { AttentionItemView } from '#contract/attention.js'
import type { AttentionKind } from '#contract/attention-kinds.js'
import type { Mode } from '#contract/modes.js'

export type AttentionItem = Omit<AttentionItemView, 'kind' | 'since' | 'transactionID'> & {
  since: Date
  transactionID?: string | null
}

export interface AttentionQuestion {
  mode: Mode
  now: Date
  /** No more rows than this, the oldest first. */
  limit: number
}

export interface AttentionSource {
  kind: AttentionKind
  find: (manager: EntityManager, asked: AttentionQuestion) => Promise<AttentionItem[]>
}

/** Rooms register here what staff have to look at; `desk/attention` shows it. */
@Injectable()
export class AttentionSources {
  private readonly sources: AttentionSource[] = []

  add(source: AttentionSource): void {
    this.sources.push(source)
  }

  all(): readonly AttentionSource[] {
    return this.sources
  }
}
