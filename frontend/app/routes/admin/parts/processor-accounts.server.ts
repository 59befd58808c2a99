import type { Mode } from '#contract/modes.js'
import type { ProcessorAccountView } from '#contract/processor-accounts.js'
import { listProcessorAccounts } from '../../../api/processor-accounts.server'
import { silently } from '../../../api/silently.server'
import type { Context } from '../../../session/site-context.server'

const none = { items: [], nextCursor: null, processors: [] }

/** The platform's; none for those who may not see them. */
export const accountsOf = async (context: Context, mode: Mode): Promise<ProcessorAccountView[]> =>
  (await silently(listProcessorAccounts(context, null, null), none)).items.filter(
    (account) => account.mode === mode && account.clientID === null,
  )
