import type { Page } from '#contract/answers.js'
import type { ProcessorNoticeView } from '#contract/processor-notices.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const listProcessorNotices = (context: Context, processorAccountID: string | null, cursor: string | null) =>
  callAsStaff<Page<ProcessorNoticeView>>(context, {
    call: 'GET /processor-notices',
    query: { processorAccountID, cursor },
  })
