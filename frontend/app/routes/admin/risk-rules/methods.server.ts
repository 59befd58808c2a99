import type { Mode } from '#contract/modes.js'
import type { Context } from '../../../session/site-context.server'
import { accountsOf } from '../parts/processor-accounts.server'

/** None for whoever may not see the accounts. */
export const methodsOf = async (context: Context, mode: Mode): Promise<string[]> => [
  ...new Set((await accountsOf(context, mode)).flatMap(({ methods }) => methods)),
]
