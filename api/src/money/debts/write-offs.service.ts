import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { CreateWriteOff, ListWriteOffs, WriteOffDeskView } from '#contract/debts.js'
import type { Reached } from '../../platform/http/addressed.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import type { Mode } from '#contract/modes.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { findRow } from '../../platform/database/rows.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { NotFound, orNotFound, refusalOf } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { readPage } from '../../platform/lists/page.js'
import { Client } from '../../people/clients/client.entity.js'
import { OwnerMails } from '../../people/clients/owner-mails.js'
import { PortalUser } from '../../people/portal-users/portal-user.entity.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { owedBy } from '../ledger/owed.js'
import { homeLine, ledgerLineOf } from '../ledger/ledger-lines.js'
import { post } from '../ledger/post.js'
import { writeOffLines } from '../ledger/postings.js'
import { isBeingPaid } from '../payment-links/payments-of-links.js'
import { DebtRequest } from './debt-request.entity.js'
import { viewWriteOff } from './debt.view.js'
import {
  DebtBeingPaid,
  MoreThanOwed,
  NothingOwed,
  OwnWriteOff,
  WriteOffDecided,
  WriteOffWaits,
} from './debts.errors.js'
import { WriteOff } from './write-off.entity.js'

type OneWriteOff = Reached<'writeOffID'>

type Person = Pick<PortalCaller, 'portalUserID' | 'loginID'>

@Injectable()
export class WriteOffs {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly mails: OwnerMails,
  ) {}

  async list(mode: Mode, { status, clientID, ...query }: ListWriteOffs, person: Person) {
    return this.database.list(async (manager): Promise<Page<WriteOffDeskView>> => {
      const builder = manager.createQueryBuilder(WriteOff, 'one').where(inMode(mode, 'one'))
      if (status) builder.andWhere('one.status = :status', { status })
      if (clientID) builder.andWhere('one.clientID = :clientID', { clientID })
      const page = await readPage(builder, 'one', 'writeOffID', query, (row) => row)
      return { ...page, items: await desksOf(manager, page.items, person) }
    })
  }

  async get(own: OneWriteOff, person: Person): Promise<WriteOffDeskView> {
    const row = orNotFound(await this.database.read.findOneBy(WriteOff, { ...own }), 'write-off')
    return deskOf(this.database.read, row, person)
  }

  create(mode: Mode, person: Person, { clientID, currency, amount, reason }: CreateWriteOff) {
    const whose = { clientID, mode, currency }
    return this.audit.unit(async (manager, record): Promise<WriteOffDeskView> => {
      if (!(await manager.existsBy(Client, { clientID, deletedAt: IsNull() }))) throw new NotFound('client')
      if (await manager.existsBy(WriteOff, { ...whose, status: 'awaiting_approval' })) throw new WriteOffWaits()
      const { owed } = await owedBy(manager, whose)
      if (owed === 0) throw new NothingOwed(currency)
      const row = manager.create(WriteOff, {
        ...{ ...whose, writeOffID: newId('wof'), amount: amount ?? owed, reason, status: 'awaiting_approval' },
        ...{ createdBy: person.portalUserID, createdByLoginID: person.loginID, createdAt: clock.now() },
        ...{ decidedBy: null, rejection: null, postingID: null, endedAt: null },
      })
      if (row.amount > owed) throw new MoreThanOwed(owed, currency)
      await manager.insert(WriteOff, row)
      const target = { kind: 'write_off', id: row.writeOffID }
      await record({ action: 'write_off.created', target, after: { ...whose, amount: row.amount, reason } })
      return deskOf(manager, row, person)
    })
  }

  /** Posts it in the same unit: what is owed by then decides. */
  async approve(own: OneWriteOff, person: Person): Promise<WriteOffDeskView> {
    const { clientID: debtor } = await this.get(own, person)
    return this.audit.unit(
      async (manager, record) => {
        const row = await lock(manager, own)
        await requireApprovable(manager, row, person)
        const { clientID, mode, currency, amount, writeOffID, createdBy } = row
        await post(manager, { kind: 'write_off', about: { clientID, mode, currency }, lines: writeOffLines(amount) })
        const entry = await lastWriteOff(manager, row)
        const change = { status: 'approved', decidedBy: person.portalUserID, postingID: entry.postingID } as const
        await decide(manager, row, change)
        const target = { kind: 'write_off', id: writeOffID }
        await record({ action: 'write_off.approved', target, after: { clientID, mode, currency, amount, createdBy } })
        await recordEvent(manager, { clientID, mode, type: 'debt.written_off', data: viewWriteOff(row) })
        await this.mails.write(manager, clientID, {
          kind: 'debt',
          data: { mode, amount, currency, news: 'written_off' },
        })
        return deskOf(manager, row, person)
      },
      ...new Set([homeLine, ledgerLineOf(debtor)]),
    )
  }

  reject(own: OneWriteOff, person: Person, rejection: string): Promise<WriteOffDeskView> {
    return this.audit.unit(async (manager, record) => {
      const row = await lock(manager, own)
      if (row.status !== 'awaiting_approval') throw new WriteOffDecided()
      await decide(manager, row, { status: 'rejected', decidedBy: person.portalUserID, rejection })
      await record({
        action: 'write_off.rejected',
        target: { kind: 'write_off', id: own.writeOffID },
        after: { rejection },
      })
      return deskOf(manager, row, person)
    })
  }
}

async function lock(manager: EntityManager, own: OneWriteOff): Promise<WriteOff> {
  const isPostgres = manager.connection.options.type === 'postgres'
  return orNotFound(await findRow(manager, WriteOff, { ...own }, isPostgres ? 'FOR UPDATE' : ''), 'write-off')
}

async function decide(manager: EntityManager, row: WriteOff, change: Partial<WriteOff>): Promise<void> {
  const written = { ...change, endedAt: clock.now() }
  Object.assign(row, written)
  await manager.update(WriteOff, { writeOffID: row.writeOffID }, written)
}

const lastWriteOff = (manager: EntityManager, { clientID, mode, currency }: WriteOff): Promise<LedgerEntry> =>
  manager.findOneOrFail(LedgerEntry, {
    where: { clientID, mode, currency, kind: 'write_off', account: 'client_available' },
    order: { createdAt: 'DESC', sequence: 'DESC' },
  })

async function requireApprovable(manager: EntityManager, row: WriteOff, person: Person): Promise<void> {
  const { createdBy, createdByLoginID, clientID, mode, currency } = row
  if (row.status !== 'awaiting_approval') throw new WriteOffDecided()
  const isOwn = createdBy === person.portalUserID || (createdByLoginID !== null && createdByLoginID === person.loginID)
  if (isOwn) throw new OwnWriteOff()
  const requests = await manager.findBy(DebtRequest, { clientID, mode, currency, status: In(['open', 'withdrawn']) })
  for (const { paymentLinkID } of requests) if (await isBeingPaid(manager, paymentLinkID)) throw new DebtBeingPaid()
  const { owed } = await owedBy(manager, row)
  if (owed === 0) throw new NothingOwed(currency)
  if (row.amount > owed) throw new MoreThanOwed(owed, currency)
}

async function deskOf(manager: EntityManager, row: WriteOff, person: Person): Promise<WriteOffDeskView> {
  const [view] = await desksOf(manager, [row], person)
  if (!view) throw new NotFound('write-off')
  return view
}

async function desksOf(manager: EntityManager, rows: WriteOff[], person: Person): Promise<WriteOffDeskView[]> {
  const staff = [...new Set(rows.flatMap(({ createdBy, decidedBy }) => [createdBy, decidedBy ?? createdBy]))]
  const names = new Map((await manager.findBy(PortalUser, { id: In(staff) })).map(({ id, userName }) => [id, userName]))
  const clients = await manager.findBy(Client, { clientID: In([...new Set(rows.map(({ clientID }) => clientID))]) })
  const views: WriteOffDeskView[] = []
  for (const row of rows) {
    const { createdBy, decidedBy, reason, rejection, clientID } = row
    views.push({
      ...viewWriteOff(row),
      ...{ reason, rejection, clientName: clients.find((one) => one.clientID === clientID)?.name ?? clientID },
      createdBy: names.get(createdBy) ?? createdBy,
      decidedBy: decidedBy && (names.get(decidedBy) ?? decidedBy),
      owed: (await owedBy(manager, row)).owed,
      approvalRefusal: await refusalOf(() => requireApprovable(manager, row, person)),
    })
  }
  return views
}
