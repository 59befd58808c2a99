import { waitingShownMax } from '#contract/limits.js'
import { listFailingMails, listLockedAccounts, loadProcessorVolumes, loadSignUps } from '../../../api/admin.server'
import { clientNames } from '../../../api/client-admin.server'
import { listPendingClients } from '../../../api/clients.server'
import { ifMay } from '../../../api/if-may.server'
import { listPortalUsers } from '../../../api/portal-user-admin.server'
import type { Context } from '../../../session/site-context.server'

/** What waits for this person: each part only if the gate would let them open it. */
export async function loadWaiting(context: Context, window: string | null) {
  const [signUps, volumes, pending, accounts, locked, mails] = await Promise.all([
    ifMay(context, 'GET /admin/sign-ups', () => loadSignUps(context)),
    ifMay(context, 'GET /admin/processor-volumes', () => loadProcessorVolumes(context, window)),
    ifMay(context, 'GET /clients/pending', () =>
      listPendingClients(context, { sort: 'created' }, null, waitingShownMax),
    ),
    ifMay(context, 'GET /portal-users', () => loadAccountsWithoutRole(context)),
    ifMay(context, 'GET /admin/locked-accounts', () => listLockedAccounts(context)),
    ifMay(context, 'GET /admin/failing-mails', () => listFailingMails(context, waitingShownMax)),
  ])
  return { signUps, volumes, pending, accounts, locked, mails }
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
