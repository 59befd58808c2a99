import type { ApiUserCredentialsView } from '#contract/api-users.js'
import type { Refusal } from '../../../api/refusal.server'
import type { DialogContext } from '../../../components/dialog-frame'

export interface ApiUserAnswer extends Refusal {
  /** Only in the answer that made them. */
  credentials?: ApiUserCredentialsView
}

export interface ApiUsersContext extends DialogContext {
  keep: (credentials: ApiUserCredentialsView) => void
}

export const apiUsersList = '/client/api-users'
