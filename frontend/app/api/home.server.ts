import type { ClientHomeView, StaffHomeView } from '#contract/home.js'
import { volumeWindows } from '#contract/volume-windows.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import { silently } from './silently.server'
import { inOwnLanguage } from './transactions.server'

const nothingForClients: ClientHomeView = {
  pauses: null,
  debts: null,
  disputes: null,
  apiUsers: null,
  transactions: null,
  summary: null,
  leftOut: [],
}

const nothingForStaff: StaffHomeView = {
  operations: null,
  processorVolumes: null,
  waiting: null,
  attention: null,
  stats: null,
  signUps: null,
  pendingClients: null,
  waitingSignUps: null,
  lockedAccounts: null,
  failingMails: null,
  leftOut: [],
}

/** The dashboard says of each part that it could not be loaded, and stands without it. */
export async function loadOwnHome(context: Context, { searchParams }: URL): Promise<ClientHomeView> {
  const query = { q: searchParams.get('q'), cursor: searchParams.get('cursor') }
  const home = await silently(callAsClient(context, { call: 'GET /clients/me/home', query }), nothingForClients)
  const { transactions } = home
  return { ...home, transactions: transactions && { ...transactions, items: transactions.items.map(inOwnLanguage) } }
}

const asked = new WeakMap<Context, Promise<StaffHomeView>>()

/** Asked once, for the page and for the menu around it. A window that there is not is today. */
export function loadStaffHome(context: Context, { searchParams }: URL): Promise<StaffHomeView> {
  const window = volumeWindows.find((one) => one === searchParams.get('window')) ?? 'today'
  const home =
    asked.get(context) ??
    silently<StaffHomeView>(callAsStaff(context, { call: 'GET /admin/home', query: { window } }), nothingForStaff)
  asked.set(context, home)
  return home
}
