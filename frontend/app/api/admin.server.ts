import { volumeWindows } from '#contract/volume-windows.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const loadAdminStats = (context: Context) => callAsStaff(context, { call: 'GET /admin/stats' })

export const loadSignUps = (context: Context) => callAsStaff(context, { call: 'GET /admin/sign-ups' })

/** @param named what is not one of them is today */
export function loadProcessorVolumes(context: Context, named: string | null) {
  const window = volumeWindows.find((one) => one === named) ?? 'today'
  return callAsStaff(context, { call: 'GET /admin/processor-volumes', query: { window } })
}

/** @param id asks about one account */
export const listLockedAccounts = (context: Context, id: string | null = null) =>
  callAsStaff(context, { call: 'GET /admin/locked-accounts', query: { id } })

export const listFailingMails = (context: Context, limit: number) =>
  callAsStaff(context, {
    call: 'GET /admin/failing-mails',
    query: { limit },
  })
