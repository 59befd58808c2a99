import { bodyMaxBytes, idsBodyMaxBytes } from '#contract/limits.js'
import { resolved, type Schema } from '../../libs/contract/openapi.js'
import { idempotencyKey } from '../support/builders.js'
import type { Ask } from './ask.js'
import { type Field, fieldsOf } from './field-values.js'
import type { Stage } from './stage.js'
import { textOf, type WorstInput, worstInputs } from './worst-inputs.js'

export interface Case {
  operation: string
  input: string
  /** Bytes, from small to the limit: a cost that grows with the square is met while it is still seconds. */
  sizes: number[]
  make(bytes: number): Ask
}

const bodySizes = [1_024, 4_096, bodyMaxBytes - 1_024, idsBodyMaxBytes - 1_024, 262_144]
// An address may have 16 KiB with its headers.
const querySizes = [1_024, 7_000]

type Operation = Stage['operations'][number]

/** Each operation with each worst input in all of its texts at once, and in each of its queries. */
export function everyCase(stage: Stage): Case[] {
  return stage.operations.flatMap((operation) => worstInputs.flatMap((input) => casesOf(stage, operation, input)))
}

function casesOf({ callers, description }: Stage, { method, path, operation }: Operation, input: WorstInput): Case[] {
  const who = callers.find(({ audience }) => operation['x-audiences'].includes(audience))
  const address = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => who?.ids[name]?.[0] ?? 'anything')}`
  const { schemas } = description.document.components
  const [type = '', content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const fields = content ? fieldsOf(content.schema, schemas) : []
  const common = { method, token: who?.token }
  const ofBody = (bytes: number): Ask => ({
    ...common,
    path: address,
    headers: { ...idempotencyKey(), 'content-type': type },
    body: written(type, fields, input, bytes, schemas),
  })
  const ofQuery = (name: string) => (bytes: number) => {
    // Three letters of an address for each byte that must be encoded.
    const text = encodeURIComponent(textOf(input, bytes).toWellFormed()).slice(0, bytes).replace(/%.?$/, '')
    return { ...common, path: `${address}?${name}=${text}` }
  }
  const queries = (operation.parameters ?? []).filter((one) => one.in === 'query')
  return [
    ...(fields.length > 0
      ? [{ operation: `${method} ${path}`, input: input.name, sizes: bodySizes, make: ofBody }]
      : []),
    ...queries.map(({ name }) => ({
      operation: `${method} ${path}?${name}`,
      input: input.name,
      sizes: querySizes,
      make: ofQuery(name),
    })),
  ]
}

function written(
  type: string,
  fields: Field[],
  input: WorstInput,
  bytes: number,
  schemas: Record<string, Schema>,
): string {
  const share = Math.floor(bytes / fields.length)
  const values = fields.map(({ name, schema }): [string, unknown] => [name, valueOf(schema, input, share, schemas)])
  if (!type.includes('form')) return JSON.stringify(Object.fromEntries(values))
  return String(new URLSearchParams(values.map(([name, value]): [string, string] => [name, String(value)])))
}

/** As much of the input as fits, in the shape that the field takes, so that it comes as far as it can. */
function valueOf(schema: Schema, input: WorstInput, bytes: number, schemas: Record<string, Schema>): unknown {
  const { type, properties } = resolved(schema, schemas)
  const types = [type].flat()
  if (types.includes('array')) return [textOf(input, bytes / 2), ...Array(20).fill(textOf(input, bytes / 40))]
  if (types.includes('object') && !properties) return { a: textOf(input, bytes / 2), [textOf(input, bytes / 2)]: 'a' }
  return textOf(input, bytes)
}
