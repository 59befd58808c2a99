import { readFileSync } from 'node:fs'
import type { Schema } from '#contract/openapi.js'

/** What only the source text says of a handler; the running product knows its route, mark and request classes. */
export interface HandlerSource {
  /** The folder it stands in. */
  room: string
  /** The comment above it. */
  about?: string
  /** The name of its answer's shape; `text` for a file, null for none. */
  answer: string | null
  /** The error classes it can come to. */
  errors: string[]
  /** Its request classes, where callers send different bodies. */
  bodies?: string[]
  /** The shape of a form that has no request class. */
  form?: string
  /** It refuses a call without an Idempotency-Key. */
  needsKey?: true
}

export interface ErrorSource {
  /** The shape of the body. */
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
  /** The body of a webhook, by its event's type. */
  events: Record<string, Schema>
  shapes: Record<string, Schema>
}

/** Written by `npm run openapi`; `npm test` says when it is not up to date. */
export const sources = JSON.parse(readFileSync(new URL('./sources.json', import.meta.url), 'utf8')) as Sources
