import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const listProcessorNotices = (context: Context, processorAccountID: string | null, cursor: string | null) =>
  callAsStaff(context, {
    call: 'GET /processor-notices',
    query: { processorAccountID, cursor },
  })
