import * as words from '#contract/messages/admin/requirements.js'
import { answersTo } from '../../../api/requirements.server'
import { orToast } from '../parts/button-answer.server'
import type { Route } from './+types/document'
import { addressOf } from './detail-address'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orToast(context, { to: addressOf(params.clientID), failed: words.failedToDownload }, () =>
    answersTo(context, params.clientID).download(params.requirementID, params.documentID),
  )
