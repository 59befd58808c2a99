import type { Page } from '#contract/answers.js'
import type { FactorResetView } from '#contract/factor-resets.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const listFactorResets = (context: Context) =>
  callAsStaff<Page<FactorResetView>>(context, { call: 'GET /factor-resets' })

export const confirmFactorReset = (context: Context, factorResetID: string) =>
  callAsStaff<FactorResetView>(context, {
    call: 'POST /factor-resets/:factorResetID/confirm',
    params: { factorResetID },
  })

export const takeBackFactorReset = (context: Context, factorResetID: string) =>
  callAsStaff<void>(context, { call: 'DELETE /factor-resets/:factorResetID', params: { factorResetID } })
