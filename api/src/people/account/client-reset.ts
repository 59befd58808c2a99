import { Client } from '../clients/client.entity.js'
import { type EmailChangeUnit, endPendingEmailChange } from '../email-changes/pending-email-change.js'
import { startHold } from '../holds/client-hold.js'

/** In the unit of a reset by mail. A first password is no change: nothing waits for it. */
export async function settleClientReset(unit: EmailChangeUnit, clientID: string): Promise<void> {
  const { manager } = unit
  const client = await manager.findOneByOrFail(Client, { clientID })
  if (client.firstPasswordAt) await startHold(manager, client, 'password_reset')
  else await manager.update(Client, { clientID }, { firstPasswordAt: new Date() })
  await endPendingEmailChange(unit, clientID, 'password_reset')
}
