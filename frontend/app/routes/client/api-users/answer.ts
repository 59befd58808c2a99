import type { ApiUserCredentialsView } from '#contract/api-users.js'
import type { Refusal } from '../../../api/refusal.server'

/** What the actions of the API user pages answer, to a page of their own or to a dialog over the list. */
export interface ApiUserAnswer extends Refusal {
  isDone?: boolean
  /** Only in the answer that made them. */
  credentials?: ApiUserCredentialsView
}
