import type { EntityManager } from 'typeorm'
import { currencies, parseMoney } from '#contract/money.js'
import { searchAmountsMax, searchHitsMax, searchSortedMax } from '#contract/search-limits.js'
import type { SearchGroupView } from '#contract/search.js'
import type { SearchKind, SearchMatch } from '#contract/search-kinds.js'
import { inMode } from '../../platform/database/in-mode.js'
import { ask, columnsOf, conditionOf, type KeptKind, type SearchReach, viewHit } from './found-rows.js'
import { keptByID } from './id-kinds.js'

export interface Look {
  kept: KeptKind
  matched: SearchMatch
  condition: string
  value: (q: string) => unknown
  asks: (q: string) => boolean
}

const of = (prefix: keyof typeof keptByID): KeptKind => {
  const [kept] = keptByID[prefix] ?? []
  if (!kept) throw new Error(`Nothing is kept by ${prefix}`)
  return kept
}
const always = () => true
const same = (q: string) => q
const lowered = (q: string) => q.toLowerCase()
const isEmail = (q: string) => q.includes('@')
const isLastFour = (q: string) => /^\d{4}$/.test(q)
const look = (prefix: keyof typeof keptByID, matched: SearchMatch, column: string): Look => ({
  ...{ kept: of(prefix), matched, condition: `"${column}" = $1`, value: same, asks: always },
})
const lookForEmail = (prefix: keyof typeof keptByID, column: string): Look => ({
  ...look(prefix, 'email', column),
  ...{ value: lowered, asks: isEmail },
})

/** Each condition is one that an index answers; `search.e2e-spec.ts` asks both engines. */
export const looks: Look[] = [
  look('txn', 'reference', 'reference'),
  look('txn', 'processor_reference', 'processorReference'),
  lookForEmail('txn', 'payerEmailAddress'),
  { ...look('txn', 'last_four', 'cardLast4'), asks: isLastFour },
  look('ref', 'processor_reference', 'processorReference'),
  look('dsp', 'processor_reference', 'processorReference'),
  look('pyo', 'processor_reference', 'railReference'),
  look('rql', 'request_id', 'requestID'),
  look('lnk', 'reference', 'reference'),
  look('chs', 'reference', 'reference'),
  look('cus', 'reference', 'reference'),
  lookForEmail('cus', 'emailAddress'),
  lookForEmail('cli', 'emailAddress'),
  {
    ...lookForEmail('mem', 'emailAddress'),
    // Who has a login is reached at its address; before, where the invitation went. PostgreSQL reads the whole table for an OR.
    condition: `"clientMemberID" IN (SELECT "clientMemberID" FROM "client_members" WHERE "emailAddress" = $1
      UNION SELECT "clientMemberID" FROM "client_members"
      WHERE "loginID" IN (SELECT "loginID" FROM "logins" WHERE "emailAddress" = $1))`,
  },
  lookForEmail('usr', 'email'),
  lookForEmail('api', 'developerEmailAddress'),
]

const modeOf = ({ mode }: KeptKind, reach: SearchReach) => (mode ? ` AND ${inMode(reach.mode)}` : '')

/** What no index has in order is sorted only as far as `searchSortedMax`. */
export const statementOf = ({ kept, condition }: Look, reach: SearchReach): string =>
  `SELECT * FROM (SELECT ${columnsOf(kept)} FROM "${kept.table}"
    WHERE ${conditionOf(kept, condition, reach)}${modeOf(kept, reach)} LIMIT ${searchSortedMax}) AS "found"
   ORDER BY "createdAt" DESC LIMIT ${searchHitsMax + 1}`

export async function findByWords(
  manager: EntityManager,
  reach: SearchReach,
  q: string,
  mayOpen: (kind: SearchKind) => boolean,
): Promise<SearchGroupView[]> {
  const groups: SearchGroupView[] = []
  for (const one of looks) {
    if (!one.asks(q) || !mayOpen(one.kept.kind)) continue
    const rows = await ask(manager, statementOf(one, reach), one.value(q), reach)
    if (rows.length > 0) groups.push(groupOf(one.kept.kind, one.matched, rows))
  }
  return groups
}

function groupOf(kind: SearchKind, matched: SearchMatch, rows: Parameters<typeof viewHit>[2][]): SearchGroupView {
  const items = rows.slice(0, searchHitsMax).map((row) => viewHit(kind, matched, row))
  return { kind, items, hasMore: rows.length > searchHitsMax }
}

export function amountsIn(q: string): Map<number, string[]> {
  const text = q.replaceAll(/[$€£¥₹₦\s]/g, '')
  const [, before, number = '', after] = /^([a-z]{3})?([\d.,]+)([a-z]{3})?$/i.exec(text) ?? []
  const named = (before ?? after)?.toUpperCase()
  const amounts = new Map<number, string[]>()
  for (const currency of currencies) {
    if (named !== undefined && currency !== named) continue
    const amount = parseMoney(number, currency)
    if (amount !== null && amount > 0) amounts.set(amount, [...(amounts.get(amount) ?? []), currency])
  }
  return amounts
}

/** Of the newest payments within reach alone: an index of amounts would cost every payment its share. */
export function amountsStatement(amounts: Map<number, string[]>, reach: SearchReach): string {
  const kept = of('txn')
  const conditions = [...amounts].map(
    ([amount, in_]) =>
      `("amount" = ${amount} AND "currency" IN (${in_.map((currency) => `'${currency}'`).join(', ')}))`,
  )
  const own = reach.clientID === undefined ? '' : ' AND "clientID" = $1'
  return `SELECT * FROM (SELECT ${columnsOf(kept)} FROM "transactions" WHERE ${inMode(reach.mode)}${own}
     ORDER BY "createdAt" DESC, "transactionID" DESC LIMIT ${searchAmountsMax}) AS "newest"
   WHERE ${conditions.join(' OR ')} ORDER BY "createdAt" DESC LIMIT ${searchHitsMax + 1}`
}

export async function findByAmount(
  manager: EntityManager,
  reach: SearchReach,
  amounts: Map<number, string[]>,
): Promise<SearchGroupView | null> {
  const { clientID } = reach
  const rows = await manager.query<Parameters<typeof viewHit>[2][]>(
    amountsStatement(amounts, reach),
    clientID === undefined ? [] : [clientID],
  )
  return rows.length > 0 ? groupOf('transaction', 'amount', rows) : null
}
