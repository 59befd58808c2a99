import { redirect } from 'react-router'
import * as words from '#contract/messages/client/connected-accounts.js'
import { refreshOwnConnected } from '../../../api/connected-accounts.server'
import { runButton } from '../../../api/form-actions.server'
import type { Route } from './+types/refresh-connected'

const list = '/client/processors'

export const loader = () => redirect(list)

export const action = ({ context, params }: Route.ActionArgs) =>
  runButton(context, refreshOwnConnected(context, params.connectedAccountID), {
    back: list,
    done: words.refreshed,
    failed: words.failedToRefresh,
  })
