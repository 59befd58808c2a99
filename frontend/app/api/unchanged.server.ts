import * as texts from '#contract/messages/calls.js'
import { ApiError } from './http.server'

/** By input names, as a form shows a row. */
export type Facts = Record<string, string>

export interface Seen {
  facts: Facts
  version: string
}

interface Change<Saved> {
  /** What was sent; `seen` is the version of the row that the form was filled with. */
  typed: Record<string, string>
  read: () => Promise<Seen>
  save: (ifMatch: string) => Promise<Saved>
}

/** The form that comes back carries the newer version, so that sending it again is a decision. */
export async function saveUnlessChanged<Saved>({ typed, read, save }: Change<Saved>): Promise<Saved> {
  try {
    // The API compares inside its own unit of work: of two people at the same time exactly one is told.
    return await save(/^[\w-]+$/.test(typed.seen ?? '') ? (typed.seen as string) : 'unknown')
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')) throw error
    const { facts, version } = await read()
    // A box that is not ticked is not sent.
    const others = Object.entries(facts).filter(([name, value]) => (typed[name] ?? '') !== value)
    // Somebody else had the same in mind.
    if (others.length === 0) return save(version)
    typed.seen = version
    const saved = others.map(([name, value]) => saying(name, value)).join(', ')
    const sentence = texts.changedBySomeoneElse(saved)
    throw new ApiError(error.status, error.code, sentence, {}, error.requestId)
  }
}

// Ids say nothing to a person.
function saying(name: string, value: string): string {
  const words = name.replace(/IDs?$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  if (/^\w{3}_/.test(value)) return `another choice of ${words}`
  return `${words} ${value === '' ? 'empty' : `“${value}”`}`
}
