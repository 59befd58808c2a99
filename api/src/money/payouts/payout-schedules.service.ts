import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, LessThanOrEqual } from 'typeorm'
import { payoutBatch } from '#contract/payout-limits.js'
import type { PayoutScheduleView } from '#contract/payouts.js'
import type { SetPayoutSchedule } from '#contract/payout-rules.js'
import { type Mode, modes, nameIn } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { AppError } from '../../platform/http/app-error.js'
import { type ClientCaller, idOf, type PortalCaller } from '../../platform/http/caller.js'
import { Database } from '../../platform/database/database.js'
import { ClientsService } from '../../people/clients/clients.service.js'
import { LedgerBalance } from '../ledger/ledger-balance.entity.js'
import { ledgerLineOf } from '../ledger/ledger-lines.js'
import { PayeeChecks } from '../payee-checks/payee-checks.service.js'
import { payoutFeeOf, type Reserve, reserveOf, saveReserve } from '../plans/terms-of-client.js'
import { availableOf, newPayoutID, PayoutCreation } from './payout-creation.service.js'
import { PayoutSchedule } from './payout-schedule.entity.js'
import { DelayIsStaffs, ReserveIsStaffs } from './payouts.errors.js'
import { PayoutRails } from './rails/rails.js'
import { nextTimeOf } from './schedule-times.js'
import { standingsOf } from './standings.js'
import { untakenBefore } from './take-lines.js'

interface Whose {
  clientID: string
  mode: Mode
  currency: Currency
}

const dayMs = 24 * 3_600_000
const none = { interval: 'manual', weekday: 1, dayOfMonth: 1, leastAmounts: {}, delayDays: 0, dueAt: null } as const

@Injectable()
export class PayoutSchedules {
  private readonly logger = new Logger('Payouts')

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly creation: PayoutCreation,
    private readonly rails: PayoutRails,
    private readonly payees: PayeeChecks,
  ) {}

  async get(clientID: string, mode: Mode): Promise<PayoutScheduleView> {
    await this.clients.get(clientID)
    return this.view(this.database.read, clientID, mode)
  }

  /** A client sets its own schedule; only staff set the delay and the reserve. */
  async set(
    caller: ClientCaller | PortalCaller,
    { clientID, mode }: { clientID: string; mode: Mode },
    input: SetPayoutSchedule,
  ): Promise<PayoutScheduleView> {
    await this.clients.get(clientID)
    return this.audit.unit(async (manager, record) => {
      const before = await manager.findOneBy(PayoutSchedule, { clientID })
      const was = before ?? none
      const delayDays = input.delayDays ?? was.delayDays
      if (caller.audience === 'client' && delayDays !== was.delayDays) throw new DelayIsStaffs()
      const keptBack = await reserveOf(manager, clientID)
      const reserve = askedReserve(input, keptBack)
      const isOther = JSON.stringify(reserve) !== JSON.stringify(keptBack)
      if (caller.audience === 'client' && isOther) throw new ReserveIsStaffs()
      if (isOther) await saveReserve(manager, clientID, reserve)
      const { interval, weekday = was.weekday, dayOfMonth = was.dayOfMonth, leastAmounts = was.leastAmounts } = input
      const rules = { interval, weekday, dayOfMonth, leastAmounts, delayDays }
      const now = clock.now()
      const row = { ...rules, clientID, dueAt: nextTimeOf(rules, now), updatedAt: now }
      const edited = { editedBy: caller.audience === 'portal' ? idOf(caller) : null, editedByLoginID: caller.loginID }
      await manager.upsert(PayoutSchedule, manager.create(PayoutSchedule, { ...row, ...edited }), ['clientID'])
      await record({
        action: 'payout_schedule.changed',
        target: { kind: 'client', id: clientID },
        before: { ...rulesOf(was), ...reserveInWords(keptBack) },
        after: { ...rules, ...reserveInWords(reserve) },
      })
      return this.view(manager, clientID, mode)
    })
  }

  /** Makes what is due: each time of a schedule once, however many processes look. */
  async workOff(signal: AbortSignal): Promise<number> {
    const due = await this.database.read.find(PayoutSchedule, {
      where: { dueAt: LessThanOrEqual(clock.now()) },
      order: { dueAt: 'ASC' },
      take: payoutBatch,
    })
    for (const { clientID } of due) {
      if (signal.aborted) return 0
      for (const whose of await this.balancesDue(clientID)) await this.payees.ensure(whose)
      await this.audit.unit((manager, record) => this.carryOut(manager, record, clientID), ledgerLineOf(clientID))
    }
    return due.length
  }

  /** Where there is something to pay out; an account that gets nothing is not asked about. */
  private async balancesDue(clientID: string): Promise<Whose[]> {
    const due: Whose[] = []
    for (const mode of modes) {
      const where = { ownerID: clientID, account: nameIn(mode, 'client_available') }
      const balances = await this.database.read.findBy(LedgerBalance, where)
      for (const { currency, credit, debit } of balances) if (credit > debit) due.push({ clientID, mode, currency })
    }
    return due
  }

  private async carryOut(manager: EntityManager, record: RecordFact, clientID: string): Promise<void> {
    const now = clock.now()
    const schedule = await manager.findOneBy(PayoutSchedule, { clientID })
    if (!schedule?.dueAt || schedule.dueAt > now) return
    const { dueAt: scheduledFor } = schedule
    await manager.update(PayoutSchedule, { clientID }, { dueAt: nextTimeOf(schedule, now) })
    for (const mode of modes) {
      const account = nameIn(mode, 'client_available')
      const balances = await manager.find(LedgerBalance, {
        where: { ownerID: clientID, account },
        order: { currency: 'ASC' },
      })
      for (const { currency } of balances) {
        const amount = await this.amountFor(manager, schedule, { clientID, mode, currency })
        if (amount <= 0 || amount < (schedule.leastAmounts[currency] ?? 0)) continue
        const asked = { payoutID: newPayoutID(), clientID, mode, currency, amount, scheduledFor }
        await this.creation.create(manager, record, asked).catch((error: unknown) => this.pass(error, asked))
      }
    }
  }

  /** What is old enough, less the fee; of what is there at most. */
  private async amountFor(manager: EntityManager, { delayDays }: PayoutSchedule, whose: Whose): Promise<number> {
    const available = await availableOf(manager, whose)
    if (available <= 0) return 0
    const old = new Date(clock.time() - delayDays * dayMs)
    const ready = delayDays === 0 ? available : Math.min(available, await untakenBefore(manager, whose, old))
    return ready - (await payoutFeeOf(manager, whose.clientID, whose.currency))
  }

  private pass(error: unknown, { clientID, currency, mode }: Whose): void {
    if (!(error instanceof AppError)) throw error
    this.logger.log(`${clientID} gets no payout in ${currency} (${mode}): ${error.code}`)
  }

  private async view(manager: EntityManager, clientID: string, mode: Mode): Promise<PayoutScheduleView> {
    const row = await manager.findOneBy(PayoutSchedule, { clientID })
    const { dueAt, ...rules } = row ?? none
    return {
      clientID,
      ...rulesOf(rules),
      ...reserveInWords(await reserveOf(manager, clientID)),
      nextAt: dueAt?.toISOString() ?? null,
      standings: await standingsOf(manager, { clientID, mode }, this.rails),
      updatedAt: row?.updatedAt.toISOString() ?? null,
    }
  }
}

type Rules = Pick<PayoutSchedule, 'interval' | 'weekday' | 'dayOfMonth' | 'leastAmounts' | 'delayDays'>

const rulesOf = ({ interval, weekday, dayOfMonth, leastAmounts, delayDays }: Rules): Rules => ({
  interval,
  weekday,
  dayOfMonth,
  leastAmounts,
  delayDays,
})

const reserveInWords = ({ reserveHundredths, reserveDays }: Reserve) => ({
  reservePercentage: reserveHundredths / 100,
  reserveDays,
})

const askedReserve = ({ reservePercentage, reserveDays }: SetPayoutSchedule, was: Reserve): Reserve => ({
  reserveHundredths: reservePercentage === undefined ? was.reserveHundredths : Math.round(reservePercentage * 100),
  reserveDays: reserveDays ?? was.reserveDays,
})
