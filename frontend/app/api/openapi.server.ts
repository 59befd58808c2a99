import { clock } from '#contract/clock.js'
import type { OpenApiDocument } from '#contract/openapi.js'
import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'

/** As long as the API lets its readers keep it. */
const keptMs = 300_000

let kept: { document: Promise<OpenApiDocument>; until: number } | undefined

/** Reading three megabytes takes longer than drawing a page of them, so all requests share one reading. */
export function readOpenApi(context: Context): Promise<OpenApiDocument> {
  if (kept && clock.time() < kept.until) return kept.document
  const document = callApi<OpenApiDocument>(context, { call: 'GET /openapi.json' })
  const reading = { document, until: clock.time() + keptMs }
  kept = reading
  document.catch(() => {
    if (kept === reading) kept = undefined
  })
  return document
}
