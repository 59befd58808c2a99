import type { Context } from '../session/site-context.server'
import { callAsClient, fileAsClient } from './as-client.server'
import { callAsStaff, fileAsStaff } from './as-staff.server'
import { ApiError } from './http.server'

export const listPlans = (context: Context) => callAsStaff(context, { call: 'GET /plans' })

/** null: there is none. */
export const findPlan = (context: Context, planID: string) =>
  callAsStaff(context, { call: 'GET /plans/:planID', params: { planID } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })

export const loadTermsOf = (context: Context, clientID: string) =>
  callAsStaff(context, { call: 'GET /clients/:clientID/terms', params: { clientID } })

export const loadOwnTerms = (context: Context) => callAsClient(context, { call: 'GET /clients/:clientID/terms' })

export type StatementFile = 'pdf' | 'csv'
export const isStatementFile = (kind: string): kind is StatementFile => kind === 'pdf' || kind === 'csv'

export const ownStatement = (context: Context, kind: StatementFile, month: string | null) =>
  fileAsClient(context, { call: `GET /clients/:clientID/statements/statement.${kind}`, query: { month } })

export const statementOf = (context: Context, clientID: string, kind: StatementFile, month: string | null) =>
  fileAsStaff(context, {
    call: `GET /clients/:clientID/statements/statement.${kind}`,
    params: { clientID },
    query: { month },
  })
