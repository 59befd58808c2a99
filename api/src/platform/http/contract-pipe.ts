import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common'
import { check } from '#contract/check.js'
import { idsMax } from '#contract/limits.js'
import * as words from '#contract/messages/errors/http.js'
import { InvalidInput, NotFound } from './app-error.js'
import { refusal } from './refusal.js'
import { withMetadata } from './metadata-query.js'

const plainTypes: unknown[] = [String, Number, Boolean, Array, Object, undefined]

// Libraries recurse over a body, so that deep brackets would overflow the stack and many parts would keep them busy.
const levelsMax = 10
const weightMax = { body: idsMax + 100, query: 100 }
const innerNameWeight = 10
const innerObjectWeight = 20

/** A request class that takes more parts than others says so. */
type RequestClass<T> = (new () => T) & { weightMax?: number }

function isReadable(input: unknown, most: number): boolean {
  let weight = 0
  const visit = (value: unknown, level: number): boolean => {
    weight += 1
    if (weight > most || level > levelsMax) return false
    if (typeof value !== 'object' || value === null) return true
    if (level > 0 && Object.hasOwn(value, 'constructor')) return false
    const parts = Object.values(value)
    if (level > 0) weight += innerObjectWeight + (Array.isArray(value) ? 0 : innerNameWeight * parts.length)
    return parts.every((part) => visit(part, level + 1))
  }
  return visit(input, 0)
}

class MalformedBody extends refusal(400, 'MALFORMED_REQUEST', words.malformedBody) {}
class JsonSentAsForm extends refusal(400, 'MALFORMED_REQUEST', words.jsonSentAsForm) {}

/** What curl sends without a content type: the text of the object becomes the name of a field. All values of a form are texts. */
function isJsonSentAsForm(input: unknown): boolean {
  const [name] = Object.keys(input ?? {})
  return name?.startsWith('{') === true && Object.values(input ?? {}).every((value) => typeof value === 'string')
}

@Injectable()
export class ContractPipe implements PipeTransform {
  async transform(input: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    // No id holds U+0000, and PostgreSQL fails when it is asked to look for one.
    if (type === 'param' && typeof input === 'string' && input.includes('\u0000')) throw new NotFound()
    if ((type !== 'body' && type !== 'query') || !metatype || plainTypes.includes(metatype)) return input
    return readInput(metatype as new () => object, input, type)
  }
}

export async function readInput<T extends object>(
  requestClass: RequestClass<T>,
  input: unknown,
  kind: keyof typeof weightMax = 'body',
): Promise<T> {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
  if (input !== undefined && input !== null && !isObject) throw new MalformedBody()
  if (kind === 'body' && isJsonSentAsForm(input)) throw new JsonSentAsForm()
  if (!isReadable(input, requestClass.weightMax ?? weightMax[kind])) throw new MalformedBody()
  const { value, fields } = await check(requestClass, kind === 'query' ? withMetadata(input ?? {}) : (input ?? {}))
  if (fields) throw new InvalidInput(fields)
  return value
}
