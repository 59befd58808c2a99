import * as z from 'zod/mini'
import { AnswerLost } from './processor.js'

const reasonsShown = 3
const causesMax = 5
const pathMax = 80

/** An answer that does not have the form its document promises. Money may have moved, so it counts as no answer. */
export class UnreadableAnswer extends AnswerLost {
  /** What the processor calls the payment, where that much could be read: it is asked about by this name from then on. */
  processorReference: string | undefined

  constructor(message: string, { cause, processorReference }: { cause?: unknown; processorReference?: string } = {}) {
    super(message, cause === undefined ? {} : { cause })
    this.processorReference = processorReference
  }
}

/** Adapters wrap what they throw, so it may be the cause of another error. */
export function unreadableIn(error: unknown): UnreadableAnswer | null {
  for (let one = error, depth = 0; one instanceof Error && depth < causesMax; one = one.cause, depth += 1)
    if (one instanceof UnreadableAnswer) return one
  return null
}

/** Demands only the fields of the schema; the error names fields and kinds, never values. */
export function readAs<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  const reasons = read.error.issues.slice(0, reasonsShown).map(({ path, code }) => `${pathOf(path)} (${code})`)
  throw new UnreadableAnswer(`${what} cannot be read: ${reasons.join(', ')}`)
}

/** A value of an answer as staff may read it: no markup, and no number that could be a card's. */
export const shown = (value: unknown): string =>
  String(value)
    .replaceAll(/[^\w.+-]/g, '?')
    .replaceAll(/(?<!\w)\d{12,19}(?!\w)/g, '?')
    .slice(0, 40)

const pathOf = (path: PropertyKey[]): string => path.map(String).join('.').slice(0, pathMax) || 'all of it'
