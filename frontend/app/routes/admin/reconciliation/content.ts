import * as words from '#contract/messages/admin/banks.js'
import { downloadPayoutFile } from '../../../api/banks-admin.server'
import { ApiError } from '../../../api/http.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/content'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return await downloadPayoutFile(context, params.payoutFileID)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, '/admin/reconciliation/files', failure(error.explain(words.failedToDownload)))
  }
}
