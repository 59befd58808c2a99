import type { ApiUserCredentialsView } from '#contract/api-users.js'
import type { Refusal } from '../../../api/refusal.server'
import type { DialogContext } from '../../../components/dialog-frame'

/** What the actions of the API user forms answer. */
export interface ApiUserAnswer extends Refusal {
  /** Only in the answer that made them. */
  credentials?: ApiUserCredentialsView
}

/** What the forms over the list know of it. */
export interface ApiUsersContext extends DialogContext {
  keep: (credentials: ApiUserCredentialsView) => void
}

export const apiUsersList = '/client/api-users'
