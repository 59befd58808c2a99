import { readFileSync } from 'node:fs'
import type { Schema } from '#contract/openapi.js'

export interface HandlerSource {
  room: string
  about?: string
  /** The name of the answer's shape; `text` for a file, null for none. */
  answer: string | null
  errors: string[]
  bodies?: string[]
  form?: string
  needsKey?: true
  sdkMethod?: string
}

export interface ErrorSource {
  body: string
  status: number
  code: string
  /** With `…` where the code puts something in; absent where it is made of parts. */
  sentence?: string
  about?: string
}

interface Sources {
  handlers: Record<string, HandlerSource>
  errors: Record<string, ErrorSource>
  requests: Record<string, { about?: string; fields: Record<string, string> }>
  events: Record<string, Schema>
  shapes: Record<string, Schema>
}

/** Written by `npm run openapi`; `npm test` says when it is not up to date. */
export const sources = JSON.parse(readFileSync(new URL('./generated/sources.json', import.meta.url), 'utf8')) as Sources
