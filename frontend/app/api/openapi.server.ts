import type { OpenApiDocument } from '#contract/openapi.js'
import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'

export const readOpenApi = (context: Context) => callApi<OpenApiDocument>(context, { call: 'GET /openapi.json' })
