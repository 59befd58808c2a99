import { AnswerLost } from './processor.js'
import { UnreadableAnswer } from './read-answer.js'

/** A fault of the processor's servers need not be JSON; anything else that is not an object was not written by the processor. */
export function readJSON({ status, text }: { status: number; text: string }): Record<string, unknown> {
  const told = parsed(text)
  if (told) return told
  if (status >= 500) throw new AnswerLost(`The processor has answered ${status}`)
  const kind = text.trim() === '' ? 'empty' : text.trimStart().startsWith('<') ? 'a page in HTML' : 'no JSON object'
  throw new UnreadableAnswer(`The answer with status ${status} is ${kind}`)
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const told: unknown = JSON.parse(text)
    return typeof told === 'object' && told !== null && !Array.isArray(told) ? (told as Record<string, unknown>) : null
  } catch {
    return null
  }
}
