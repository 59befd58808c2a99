import { type EntityManager, In } from 'typeorm'
import type { TwoPeopleView } from '#contract/client-approvals.js'
import type { Record } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { versionOf } from '../../platform/http/row-version.js'
import { ApprovalPolicy } from './approval-policy.entity.js'
import { versionedClient } from './client-facts.js'
import type { Client } from './client.entity.js'
import { SecondApprovalRequired } from './clients.errors.js'
import { FirstApproval } from './first-approval.entity.js'
import { HighRiskMark } from './high-risk-mark.entity.js'

interface Risk {
  mark: HighRiskMark | null
  first: FirstApproval | null
  because: TwoPeopleView['because']
}

const plain = (text: string) => text.trim().toLowerCase()

export async function risksOf(manager: EntityManager, clients: Client[]): Promise<Map<string, Risk>> {
  const clientID = In(clients.map((client) => client.clientID))
  const marks = await manager.findBy(HighRiskMark, { clientID })
  const firsts = await manager.findBy(FirstApproval, { clientID })
  const [policy] = await manager.find(ApprovalPolicy, { take: 1 })
  const riskOf = (client: Client): Risk => {
    const isOf = (row: { clientID: string }) => row.clientID === client.clientID
    const mark = marks.find(isOf) ?? null
    const country = plain(client.country ?? '')
    const because: Risk['because'] = []
    if (mark && !mark.liftedAt) because.push('marked')
    if (policy?.highRiskCountries.some((one) => plain(one) === country)) because.push('country')
    // A missing country could be one of them, and staff could leave it out to avoid the second person.
    else if (policy?.highRiskCountries.length && country === '') because.push('country_unknown')
    if (policy?.everyClient) because.push('everybody')
    return { mark, because, first: firsts.find(isOf) ?? null }
  }
  return new Map(clients.map((client) => [client.clientID, riskOf(client)]))
}

export const needsTwoPeople = async (manager: EntityManager, client: Client): Promise<boolean> =>
  ((await risksOf(manager, [client])).get(client.clientID)?.because.length ?? 0) > 0

export function viewTwoPeople({ mark, first, because }: Risk): TwoPeopleView | null {
  if (because.length === 0 && !first) return null
  return {
    because,
    reason: mark && !mark.liftedAt ? mark.reason : null,
    firstApprovedBy: first?.approvedBy ?? null,
    firstApprovedAt: first?.approvedAt.toISOString() ?? null,
  }
}

interface Approval {
  manager: EntityManager
  record: Record
  client: Client
  decidedBy: string
  open: string[]
}

/** Whatever changed since the first approval makes this one the first; who lifted the mark is no second person. */
export async function isEnough({ manager, record, client, decidedBy, open }: Approval): Promise<boolean> {
  const { clientID, loginID } = client
  const risk = (await risksOf(manager, [client])).get(clientID)
  const hasLifted = risk?.mark?.liftedBy === decidedBy
  if (!risk || (risk.because.length === 0 && !hasLifted)) return true
  const seen = versionOf({ ...versionedClient(client), open })
  const isSame = risk.first?.seen === seen
  if (risk.first && isSame && risk.first.approvedBy !== decidedBy) return true
  if (risk.first && isSame) throw new SecondApprovalRequired()
  await manager.save(FirstApproval, { clientID, approvedBy: decidedBy, approvedAt: clock.now(), seen })
  const target = { kind: 'client', id: clientID, loginID }
  await record({ action: 'client.approved_first', target, after: { because: risk.because, open } })
  return false
}

export async function endFirstApproval(manager: EntityManager, clientID: string): Promise<object> {
  const first = await manager.findOneBy(FirstApproval, { clientID })
  if (!first) return {}
  await manager.delete(FirstApproval, { clientID })
  return { firstApprovedBy: first.approvedBy }
}
