import type { Page } from '#contract/answers.js'
import type { FactorResetView } from '#contract/factor-resets.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const listFactorResets = (context: Context) =>
  callAsStaff<Page<FactorResetView>>(context, { call: 'GET /factor-resets' })
