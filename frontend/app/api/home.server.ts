import type { ClientHomeParts, ClientHomeView, StaffHomeParts, StaffHomeView } from '#contract/home.js'
import { clientHomeParts, staffHomeParts } from '#contract/home-parts.js'
import { type VolumeWindow, volumeWindows } from '#contract/volume-windows.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import { silently } from './silently.server'
import { inOwnLanguage } from './transactions.server'

type ClientHome = ClientHomeParts & { failed: (keyof ClientHomeParts)[] }
type StaffHome = StaffHomeView & { failed: (keyof StaffHomeParts)[] }

const nothingForClients: ClientHome = {
  pauses: null,
  debts: null,
  disputes: null,
  unchargedInvoices: null,
  apiUsers: null,
  transactions: null,
  summary: null,
  failed: [...clientHomeParts],
}

const nothingForStaff: StaffHome = {
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
  failed: [...staffHomeParts],
}

/** What this person's roles leave out has not failed. */
const failedOf = <Part>(leftOut: { part: Part; code: string }[]): Part[] =>
  leftOut.flatMap(({ part, code }) => (code === 'PERMISSION_MISSING' ? [] : [part]))

/** Stands without the parts that failed, and without all of them when the call itself fails. */
export async function loadOwnHome(context: Context, { searchParams }: URL): Promise<ClientHome> {
  const query = { q: searchParams.get('q'), cursor: searchParams.get('cursor') }
  const call = callAsClient(context, { call: 'GET /clients/me/home', query })
  const home = await silently<ClientHomeView | null>(call, null)
  if (!home) return nothingForClients
  const { transactions, leftOut, ...others } = home
  const translated = transactions && { ...transactions, items: transactions.items.map(inOwnLanguage) }
  return { ...others, transactions: translated, failed: failedOf(leftOut) }
}

const asked = new WeakMap<Context, Promise<StaffHome>>()

/** Asked once, for the page and for the menu around it. A window that there is not is today. */
export function loadStaffHome(context: Context, { searchParams }: URL): Promise<StaffHome> {
  const window = volumeWindows.find((one) => one === searchParams.get('window')) ?? 'today'
  const home = asked.get(context) ?? askForStaff(context, window)
  asked.set(context, home)
  return home
}

async function askForStaff(context: Context, window: VolumeWindow): Promise<StaffHome> {
  const call = callAsStaff(context, { call: 'GET /admin/home', query: { window } })
  const home = await silently<StaffHomeView | null>(call, null)
  return home ? { ...home, failed: failedOf(home.leftOut) } : nothingForStaff
}
