import { clock } from '#contract/clock.js'
import { waitingShownMax } from '#contract/limits.js'
import { listFailingMails, listLockedAccounts, loadProcessorVolumes, loadSignUps } from '../../../api/admin.server'
import { clientNames } from '../../../api/client-admin.server'
import { listPendingClients } from '../../../api/clients.server'
import { loadAttention, loadWaitingCounts } from '../../../api/attention.server'
import { ifMay } from '../../../api/if-may.server'
import { loadOperations } from '../../../api/operations.server'
import { listPortalUsers } from '../../../api/portal-user-admin.server'
import type { Context } from '../../../session/site-context.server'

/** What waits for this person: each part only if the gate would let them open it. */
export async function loadWaiting(context: Context, window: string | null) {
  const [counts, attention, money, signUps, volumes, pending, accounts, locked, mails] = await Promise.all([
    loadWaitingCounts(context),
    ifMay(context, 'GET /attention', () => loadAttention(context, null)),
    ifMay(context, 'GET /operations', () => loadOperations(context, lastDays())),
    ifMay(context, 'GET /admin/sign-ups', () => loadSignUps(context)),
    ifMay(context, 'GET /admin/processor-volumes', () => loadProcessorVolumes(context, window)),
    ifMay(context, 'GET /clients/pending', () =>
      listPendingClients(context, { sort: 'created' }, null, waitingShownMax),
    ),
    ifMay(context, 'GET /portal-users', () => loadAccountsWithoutRole(context)),
    ifMay(context, 'GET /admin/locked-accounts', () => listLockedAccounts(context)),
    ifMay(context, 'GET /admin/failing-mails', () => listFailingMails(context, waitingShownMax)),
  ])
  return { counts, attention, money, signUps, volumes, pending, accounts, locked, mails }
}

const dayMs = 86_400_000

/** Today and the seven days before it, so that the same day last week is among them. */
function lastDays() {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { from: day(clock.time() - 7 * dayMs), to: day(clock.time()) }
}

/** Who signed up and waits for a role, with the names of their clients. */
async function loadAccountsWithoutRole(context: Context) {
  const { items } = await listPortalUsers(context, { waitingFor: 'role', sort: 'created' }, null, waitingShownMax + 1)
  return {
    items,
    names: await clientNames(
      context,
      items.map(({ clientID }) => clientID ?? ''),
    ),
  }
}

export type Waiting = Awaited<ReturnType<typeof loadWaiting>>
