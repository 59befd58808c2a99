import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Setting } from '../../platform/database/setting.entity.js'
import { Versions } from '../../platform/database/versions.js'
import { Permission } from '../../people/gate/permission.entity.js'
import { type GatedRoute, RouteTable } from '../../people/gate/route-table.js'
import { Role } from '../../people/gate/role.entity.js'
import { memberRoles } from './member-roles.js'

interface FirstRole {
  name: string
  assignableToApiUsers: boolean
  covers: (route: GatedRoute) => boolean
}

const onboarding = new Set([
  'See dashboard figures',
  'See sign-ups over time',
  'See pending clients',
  'Approve clients',
  'Reject clients',
  'Resend approval emails',
  'Resend rejection emails',
  'See requirements of a client',
  'Download documents of a client',
  'See persons of a client',
  'Download documents of persons',
  'Accept requirement answers',
  'Request requirement answers again',
  'Waive requirements',
])

const isOfBilling = ({ audiences, template }: GatedRoute) =>
  audiences.includes('integrator') &&
  /^\/(tax-rates|products|prices|invoices|invoice-settings|credit-notes|coupons|subscriptions|test-clocks|dunning-settings|portal-settings|billing-reports|usage-events)(\/|$)/.test(
    template,
  )

const isOfPayments = ({ audiences, template }: GatedRoute) =>
  audiences.includes('integrator') &&
  /^\/(transactions|refunds|balance|ledger-entries|checkout-sessions|checkout-settings|customers|request-logs)(\/|$)/.test(
    template,
  )

const isBesidePayments = ({ audiences, template }: GatedRoute) =>
  audiences.includes('integrator') &&
  /^(\/clients\/:clientID\/(events|webhook-endpoints|webhook-deliveries|payment-links)|\/events)(\/|$)/.test(template)

const firstRoles: FirstRole[] = [
  { name: 'Onboarding officer', assignableToApiUsers: false, covers: ({ permission }) => onboarding.has(permission) },
  {
    name: 'Support (read only)',
    assignableToApiUsers: false,
    covers: ({ method, audiences, isSensitive }) => method === 'GET' && audiences.includes('portal') && !isSensitive,
  },
  {
    name: 'Integrator (payments)',
    assignableToApiUsers: true,
    covers: (route) => isOfPayments(route) || isOfBilling(route) || isBesidePayments(route),
  },
  {
    name: 'Integrator (read only)',
    assignableToApiUsers: true,
    covers: (route) => route.method === 'GET' && !route.isSensitive && (isOfPayments(route) || isOfBilling(route)),
  },
]

@Injectable()
export class FirstRights {
  constructor(private readonly table: RouteTable) {}

  async prepare(manager: EntityManager, isFirstRun: boolean): Promise<void> {
    const rows = await this.addMissingRows(manager)
    const add = (
      covers: FirstRole['covers'],
      role: Pick<Role, 'name' | 'assignableToApiUsers' | 'isForMembers' | 'refundLimits'>,
    ) => {
      const permissions = this.table.routes.filter(covers).flatMap(({ key }) => rows.get(key) ?? [])
      return manager.save(Role, { roleID: newId('rol'), ...role, createdAt: clock.now(), permissions })
    }
    if (isFirstRun) for (const { covers, ...role } of firstRoles) await add(covers, { ...role, isForMembers: false })
    if (await isFirstWithMembers(manager)) {
      const names = new Set((await manager.find(Role)).map(({ name }) => name))
      const marks = { assignableToApiUsers: false, isForMembers: true }
      for (const { name, covers, refundLimits = {} } of memberRoles)
        await add(covers, { name: freeName(name, 'merchants', names), ...marks, refundLimits })
    }
    await Versions.raise(manager, 'rights')
  }

  // A row that a newer version adds is granted to nobody: staff decide who gets it.
  private async addMissingRows(manager: EntityManager): Promise<Map<string, Permission>> {
    const existing = await manager.find(Permission)
    const byRoute = new Map(existing.map((row) => [`${row.httpMethod} ${row.routePattern}`, row]))
    const names = new Set(existing.map(({ name }) => name))
    for (const { key, method, template, permission } of this.table.routes) {
      if (byRoute.has(key)) continue
      const name = freeName(permission, key, names)
      names.add(name)
      const row = {
        permissionID: newId('prm'),
        name,
        httpMethod: method,
        routePattern: template,
        createdAt: clock.now(),
      }
      byRoute.set(key, await manager.save(Permission, row))
    }
    return byRoute
  }
}

// Also in an installation from before there were members; what staff change of these roles later stays.
async function isFirstWithMembers(manager: EntityManager): Promise<boolean> {
  const name = 'firstMemberRoles'
  if (await manager.existsBy(Setting, { name })) return false
  await manager.insert(Setting, { name, value: 'made' })
  return true
}

// Staff may have given the name to another row; a start never fails for it.
function freeName(permission: string, key: string, names: Set<string>): string {
  let name = permission
  for (let count = 1; names.has(name); count += 1) name = `${permission} (${key}${count > 1 ? `, ${count}` : ''})`
  return name
}
