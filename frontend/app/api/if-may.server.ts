import type { GatedCall } from '#contract/generated/calls.js'
import { may } from '../session/rights.server'
import type { Context } from '../session/site-context.server'
import { silently } from './silently.server'

/** A part of a page that this person does not see, or that could not be loaded, is left out. */
export const ifMay = async <T>(context: Context, call: GatedCall, load: () => Promise<T>): Promise<T | null> =>
  may(context, call) ? silently<T | null>(load(), null) : null
