import type { AttentionKind } from '#contract/attention-kinds.js'
import { clock } from '#contract/clock.js'
import { type AttentionItem, AttentionSources } from '../../api/src/platform/attention/attention-sources.js'
import type { TestApi } from './test-api.js'

/** What staff have to look at of one kind. */
export async function attentionTo(api: TestApi, kind: AttentionKind, subjectID?: string): Promise<AttentionItem[]> {
  const sources = api.app.get(AttentionSources, { strict: false }).all()
  const own = sources.filter((one) => one.kind === kind)
  if (own.length === 0) throw new Error(`There is no source of ${kind}`)
  const asked = { mode: 'test', now: clock.now(), limit: 100 } as const
  const items = (await Promise.all(own.map((source) => source.find(api.database.read, asked)))).flat()
  return items.filter((item) => !subjectID || item.subjectID === subjectID)
}
