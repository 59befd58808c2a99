import { type EntityManager, In, Not } from 'typeorm'
import { lineKinds } from '#contract/ledger-accounts.js'
import * as words from '#contract/messages/payouts.js'
import { type Mode, nameIn } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { PayoutObstacle } from '#contract/payout-states.js'
import type { PayoutStandingView } from '#contract/payouts.js'
import { timeInWords } from '#contract/time-words.js'
import { Client } from '../../people/clients/client.entity.js'
import { accountHeldUntil } from '../../people/holds/client-hold.js'
import { mayBePaidOut } from '../../people/requirements/client-pauses.js'
import { LedgerBalance } from '../ledger/ledger-balance.entity.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { accountFor, accountsOf, type ClientAccount } from '../settlement-accounts/accounts-of-client.js'
import type { PayoutRails } from './rails/rails.js'

const entriesRead = 500

interface Whose {
  clientID: string
  mode: Mode
}

export async function standingsOf(
  manager: EntityManager,
  { clientID, mode }: Whose,
  rails: PayoutRails,
): Promise<PayoutStandingView[]> {
  const account = In([nameIn(mode, 'client_available')])
  const rows = await manager.find(LedgerBalance, { where: { ownerID: clientID, account }, order: { currency: 'ASC' } })
  const client = await manager.findOneByOrFail(Client, { clientID })
  const banks = await accountsOf(manager, clientID)
  const paused = mode === 'live' ? await mayBePaidOut(manager, clientID) : { may: true as const }
  const standings: PayoutStandingView[] = []
  for (const { currency, debit, credit } of rows) {
    const available = credit - debit
    const hasRail = (await rails.choose(manager, { mode, currency })) !== null
    const bank = accountFor(banks, currency)
    const heldUntil = await accountHeldUntil(manager, client, bank?.settlementAccountID ?? clientID)
    const facts = { available, hasBank: banks.length > 0, bank, heldUntil, hasRail, isPaused: !paused.may }
    const obstacle = obstacleOf(client, facts)
    const since = available < 0 ? await negativeSince(manager, { clientID, mode, currency, available }) : null
    const said = obstacle && sentenceOf(obstacle, heldUntil, since)
    const sentence = obstacle === 'paused' && !paused.may ? paused.sentence : said
    standings.push({ currency, available, obstacle, sentence, since: since?.toISOString() ?? null })
  }
  return standings
}

interface Facts {
  available: number
  hasBank: boolean
  /** The one that takes the currency. */
  bank: ClientAccount | null
  heldUntil: Date | null
  hasRail: boolean
  isPaused: boolean
}

function obstacleOf(
  client: Client,
  { available, hasBank, bank, heldUntil, hasRail, isPaused }: Facts,
): PayoutObstacle | null {
  if (client.status !== 'active') return 'suspended'
  if (available < 0) return 'negative_balance'
  if (!hasBank) return 'no_settlement_account'
  if (!bank) return 'currency_not_taken'
  if (heldUntil) return 'held'
  if (isPaused) return 'paused'
  return hasRail ? null : 'no_rail'
}

function sentenceOf(obstacle: PayoutObstacle, heldUntil: Date | null, since: Date | null): string {
  if (obstacle === 'held' && heldUntil) return words.heldUntil(timeInWords(heldUntil))
  if (obstacle === 'negative_balance' && since) return words.negativeSince(timeInWords(since))
  return words.obstacleWords[obstacle]
}

// Reads back entry by entry to the one that made it negative, but no further than a bound.
async function negativeSince(
  manager: EntityManager,
  { available, ...whose }: Whose & { currency: Currency; available: number },
): Promise<Date | null> {
  const entries = await manager.find(LedgerEntry, {
    where: { ...whose, account: 'client_available', kind: Not(In([...lineKinds])) },
    order: { line: 'DESC', sequence: 'DESC' },
    take: entriesRead,
  })
  let before = available
  for (const { amount, createdAt } of entries) {
    before += amount
    if (before >= 0) return createdAt
  }
  return entries.at(-1)?.createdAt ?? null
}
