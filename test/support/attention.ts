import type { AttentionKind } from '#contract/attention.js'
import { clock } from '#contract/clock.js'
import { type AttentionItem, AttentionSources } from '../../api/src/platform/attention/attention-sources.js'
import type { TestApi } from './test-api.js'

/** What staff have to look at of one kind. */
export async function attentionTo(api: TestApi, kind: AttentionKind, subjectID?: string): Promise<AttentionItem[]> {
  const sources = api.app.get(AttentionSources, { strict: false }).all()
  const source = sources.find((one) => one.kind === kind)
  if (!source) throw new Error(`There is no source of ${kind}`)
  const items = await source.find(api.database.read, { mode: 'test', now: clock.now(), limit: 100 })
  return items.filter((item) => !subjectID || item.subjectID === subjectID)
}
