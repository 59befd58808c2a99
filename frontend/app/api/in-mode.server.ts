import { callsInMode } from '#contract/generated/calls-in-mode.js'
import { modeOfPages } from '../session/mode.server'
import type { Context } from '../session/site-context.server'
import type { Call } from './http.server'

/** The one place where the site says the mode: what a page asks for is of the mode that its area is in, unless a form chose. */
export function inModeOfPages(context: Context, call: Call): Call {
  const isChosen = call.body !== undefined && 'mode' in call.body
  if (isChosen || !callsInMode.has(call.call)) return call
  return { ...call, query: { ...call.query, mode: context.get(modeOfPages) } }
}
