import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createGenerator } from 'ts-json-schema-generator'
import { inRoot } from '../launch/paths.mjs'

const folder = inRoot('dist', 'openapi')

export const nameOf = (type) =>
  type
    .replace(/<|&lt;/g, 'Of')
    .replaceAll('[]', 'List')
    .replaceAll('|', 'Or')
    .replace(/[^\w]/g, '')

export function readShapes(types) {
  mkdirSync(folder, { recursive: true })
  const path = `${folder}/answers.ts`
  writeFileSync(path, sourceOf(types))
  try {
    const { definitions } = createGenerator({ path, tsconfig: inRoot('tsconfig.json'), ...options }).createSchema()
    const shapes = Object.entries(definitions).map(([name, schema]) => [
      nameOf(decodeURIComponent(name)),
      tidied(schema),
    ])
    return Object.fromEntries(shapes.flatMap(withoutAlias))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const aliasPrefix = 'Alias'

const withoutAlias = ([name, schema]) => {
  if (!name.startsWith(aliasPrefix)) return [[name, schema]]
  return schema.$ref ? [] : [[name.slice(aliasPrefix.length), schema]]
}

const options = { skipTypeCheck: true, encodeRefs: false, sortProps: false, jsDoc: 'extended' }

function sourceOf(types) {
  const imports = new Map(types.flatMap(({ from }) => Object.entries(from)))
  const lines = [...imports].map(([name, module]) => `import type { ${name} } from '${module}'`)
  const aliases = new Set(types.map(({ type }) => `export type ${aliasPrefix}${nameOf(type)} = ${type}`))
  return [...lines, ...aliases, ''].join('\n')
}

const isTime = (name) => /(At|After|^redeemBy|^timestamp)$/.test(name)
const isFraction = (name) => /ercentage$|^percentOff$/.test(name)

// Numbers are whole: minor units, counts, seconds; only a percentage has places. Times are named by what happens at them.
const asNamed = (name, schema) => {
  const types = [schema.type].flat()
  if (types.includes('number') && !isFraction(name))
    return { ...schema, type: replaced(schema.type, 'number', 'integer') }
  return types.includes('string') && isTime(name) ? { ...schema, format: 'date-time' } : schema
}
const replaced = (type, from, to) =>
  Array.isArray(type) ? type.map((one) => (one === from ? to : one)) : type === from ? to : type

function tidied(schema) {
  if (Array.isArray(schema)) return schema.map(tidied)
  if (typeof schema !== 'object' || schema === null) return schema
  const { $comment: _, ...known } = schema
  return Object.fromEntries(Object.entries(known).map(([key, value]) => [key, tidiedPart(key, value)]))
}

function tidiedPart(key, value) {
  if (key === '$ref') return `#/components/schemas/${nameOf(decodeURIComponent(value.replace('#/definitions/', '')))}`
  if (key !== 'properties') return tidied(value)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asNamed(name, tidied(part))]))
}
