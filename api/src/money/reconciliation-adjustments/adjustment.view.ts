import { type EntityManager, In } from 'typeorm'
import * as words from '#contract/messages/reconciliation.js'
import type { AdjustmentView } from '#contract/reconciliation-adjustments.js'
import { NotFound, refusalOf } from '../../platform/http/app-error.js'
import { Client } from '../../people/clients/client.entity.js'
import { PortalUser } from '../../people/portal-users/portal-user.entity.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { type Person, requireApprovable } from './adjustment-checks.js'
import { viewPostedLines } from '../ledger/posted-lines.js'
import { linesOf } from './adjustment-lines.js'
import type { Adjustment } from './adjustment.entity.js'

export async function viewAdjustment(manager: EntityManager, row: Adjustment, person: Person): Promise<AdjustmentView> {
  const [view] = await viewAdjustments(manager, [row], person)
  if (!view) throw new NotFound('adjustment')
  return view
}

export async function viewAdjustments(
  manager: EntityManager,
  rows: Adjustment[],
  person: Person,
): Promise<AdjustmentView[]> {
  const names = await namesOf(manager, rows)
  const views: AdjustmentView[] = []
  for (const row of rows) {
    const { createdBy, decidedBy, clientID, processorAccountID } = row
    const refused = await refusalOf(async () => void (await requireApprovable(manager, row, person)))
    views.push({
      adjustmentID: row.adjustmentID,
      differenceID: row.differenceID,
      processorAccountID,
      name: names.get(processorAccountID) ?? words.removedAccount,
      mode: row.mode,
      currency: row.currency,
      about: row.about,
      subject: row.subject,
      amount: row.amount,
      party: row.party,
      clientID,
      clientName: clientID && (names.get(clientID) ?? clientID),
      reason: row.reason,
      status: row.status,
      lines: viewPostedLines(linesOf(row), row),
      postingID: row.postingID,
      createdBy: names.get(createdBy) ?? createdBy,
      decidedBy: decidedBy && (names.get(decidedBy) ?? decidedBy),
      rejection: row.rejection,
      approvalRefusal: refused,
      createdAt: row.createdAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    })
  }
  return views
}

/** Of the accounts, clients and staff that the rows name, by their ids. */
async function namesOf(manager: EntityManager, rows: Adjustment[]): Promise<Map<string, string>> {
  const accounts = await manager.findBy(ProcessorAccount, {
    processorAccountID: In([...new Set(rows.map(({ processorAccountID }) => processorAccountID))]),
  })
  const clients = await manager.findBy(Client, {
    clientID: In([...new Set(rows.flatMap((row) => row.clientID ?? []))]),
  })
  const staff = await manager.findBy(PortalUser, {
    id: In([...new Set(rows.flatMap(({ createdBy, decidedBy }) => [createdBy, decidedBy ?? createdBy]))]),
  })
  return new Map([
    ...accounts.map(({ processorAccountID, name }) => [processorAccountID, name] as const),
    ...clients.map(({ clientID, name }) => [clientID, name] as const),
    ...staff.map(({ id, userName }) => [id, userName] as const),
  ])
}
