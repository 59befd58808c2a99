import * as words from '#contract/messages/admin/requirements.js'
import { ApiError } from '../../../api/http.server'
import { downloadDocumentOf } from '../../../api/requirements.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/document'
import { addressOf } from './detail-address'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return await downloadDocumentOf(context, params)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, addressOf(params.clientID), failure(error.explain(words.failedToDownload)))
  }
}
