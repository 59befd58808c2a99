import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { currencyLimitsOf, type GivenLimits, type SaveLimits } from '#contract/client-limits.js'
import { type ClientLimitsView, limitFields, type LimitValues } from '#contract/limit-names.js'
import { currencies, type Currency } from '#contract/money.js'
import { Client } from '../../people/clients/client.entity.js'
import type { Own } from '../../platform/http/addressed.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { NotFound } from '../../platform/http/app-error.js'
import { countsLine, forgetCountsOf } from '../plans/forget-counts.js'
import { termsOfClient } from '../plans/terms-of-client.js'
import { dayMs, dayOf, usedOf } from './limit-hit.js'
import { limitsInForce } from './limits-in-force.js'
import { areKept, countsAnything, countsOf, recounted } from './payment-counts.js'
import { PaymentLimits } from './payment-limits.entity.js'

@Injectable()
export class ClientLimits {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async get(own: Own): Promise<ClientLimitsView> {
    await requireClient(this.database.read, own)
    return view(this.database.read, own)
  }

  save(own: Own, { limits }: SaveLimits): Promise<ClientLimitsView> {
    const { clientID: ownerID, mode } = own
    return this.audit.unit(async (manager, record) => {
      await requireClient(manager, own)
      const before = await manager.findBy(PaymentLimits, { ownerID, mode })
      await manager.delete(PaymentLimits, { ownerID, mode })
      const rows = limits.map((given) => ({ ownerID, mode, updatedAt: clock.now(), ...currencyLimitsOf(given) }))
      for (const row of rows) await manager.insert(PaymentLimits, row)
      await forgetCountsOf(manager, ownerID)
      await Versions.raise(manager, 'risk')
      await record({
        action: 'client_limits.changed',
        target: { kind: 'client', id: ownerID },
        before: { mode, ...told(before) },
        after: { mode, ...told(rows) },
      })
      return view(manager, own)
    }, countsLine)
  }
}

const told = (rows: GivenLimits[]): Record<string, number> =>
  Object.fromEntries(
    rows.flatMap((row) =>
      limitFields.flatMap((name): [string, number][] => {
        const limit = row[name] ?? null
        return limit === null ? [] : [[`${row.currency} ${name}`, limit]]
      }),
    ),
  )

async function requireClient(manager: EntityManager, { clientID }: Own): Promise<void> {
  if (!(await manager.existsBy(Client, { clientID, deletedAt: IsNull() }))) throw new NotFound('client')
}

async function view(manager: EntityManager, own: Own): Promise<ClientLimitsView> {
  const { clientID, mode } = own
  const rows = await manager.findBy(PaymentLimits, { ownerID: clientID, mode })
  const { plan } = await termsOfClient(manager, clientID)
  const answer: Pick<ClientLimitsView, 'items' | 'inForce'> = { items: [], inForce: [] }
  const today = dayOf(clock.now())
  for (const currency of currencies) {
    const row = rows.find((one) => one.currency === currency) ?? null
    const onPlan = plan?.limits.find((one) => one.currency === currency) ?? null
    const inForce = limitsInForce(row, onPlan)
    if (!inForce) continue
    const used = usedOf(await countsNow(manager, { ...own, currency }, inForce), today)
    if (row) answer.items.push({ ...currencyLimitsOf(row), used })
    answer.inForce.push({ currency, ...inForce, used })
  }
  const dayEndsAt = new Date((today + 1) * dayMs).toISOString()
  return { clientID, mode, ...answer, planName: plan?.name ?? null, dayEndsAt }
}

async function countsNow(manager: EntityManager, of: Own & { currency: Currency }, limits: LimitValues) {
  const today = dayOf(clock.now())
  if (!countsAnything(limits)) return []
  const kept = await countsOf(manager, of, today)
  return areKept(kept) ? kept : recounted(manager, of, today)
}
