import { Injectable } from '@nestjs/common'
import * as z from 'zod/mini'
import * as words from '#contract/messages/processors/paystack.js'
import * as connected from '../port/connected.js'
import { AnswerLost } from '../port/processor.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import type { UsedAccount } from '../port/used-account.js'
import { name } from './paystack-answers.js'
import { type PaystackAnswer, PaystackApi } from './paystack-api.js'
import { isKeyRefused, nameFault } from './paystack-banks.js'
import { recipientKind } from './paystack-recipients.js'

const what = 'A subaccount'
const perPage = 100
const pagesMax = 100

const form = z.object({
  subaccount_code: z.string().check(z.regex(/^ACCT_\w{1,64}$/)),
  account_number: name,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  // "List Subaccounts" has 0 and 1.
  active: z.union([z.boolean(), z.literal(0), z.literal(1)]),
  // Without metadata the owner is unknown, and a second subaccount would be made.
  metadata: z.nullable(z.union([z.string(), z.looseObject({})])),
})
const listForm = z.array(z.looseObject({ metadata: form.shape.metadata }))
const ours = z.object({ connectedAccountID: name, clientID: name })

type Subaccount = z.output<typeof form>
type Owner = Pick<connected.ConnectedRead, 'connectedAccountID' | 'clientID'>

/** A client's settlement account at Paystack. Nothing there is idempotent, so our ID stands in its metadata and is looked for. */
@Injectable()
export class PaystackSubaccounts {
  constructor(private readonly api: PaystackApi) {}

  async connect(asked: connected.ConnectedAsked, signal: AbortSignal): Promise<connected.ConnectedResult> {
    const { account, connectedAccountID, clientID, businessName, emailAddress, isAgain, paidInto } = asked
    if (!paidInto) throw new Error(`Nothing says where ${connectedAccountID} is paid`)
    if (isAgain) {
      const known = await this.find(asked, signal)
      const change = { account, connectedAccountID, clientID, paidInto }
      if (known) return this.adopted({ ...change, reference: known.subaccount_code }, signal)
    }
    if (!asked.mayBeMade) return { outcome: 'refused', sentence: words.mayStillBeMade, isEarly: true }
    const refused = await this.bankRefused(account, paidInto, signal)
    if (refused) return refused
    const answer = await this.api.post(
      account,
      'subaccount',
      {
        ...{ business_name: businessName, ...bankOf(paidInto), percentage_charge: 0 },
        ...{ primary_contact_email: emailAddress, metadata: JSON.stringify({ connectedAccountID, clientID }) },
      },
      signal,
    )
    if (answer.status >= 300) return refusalOf(answer)
    const made = readAs(form, answer.data, what)
    if (!isOwn(made, asked)) throw new UnreadableAnswer(`${what} does not say whose it is`)
    return { outcome: 'told', facts: factsOf(made, asked) }
  }

  async read(asked: connected.ConnectedRead, signal: AbortSignal): Promise<connected.ConnectedResult> {
    const { account, reference } = asked
    const answer = await this.api.get(account, `subaccount/${encodeURIComponent(reference)}`, signal)
    if (answer.status === 404) return { outcome: 'gone' }
    if (answer.status >= 300) return refusalOf(answer)
    return { outcome: 'told', facts: factsOf(namedOf(answer.data, reference), asked) }
  }

  async payElsewhere(asked: connected.ConnectedChange, signal: AbortSignal): Promise<connected.ConnectedResult> {
    const { account, reference, paidInto } = asked
    // Another client's would be paid into this one's bank.
    const before = await this.read(asked, signal)
    if (before.outcome !== 'told' || before.facts.disabledReason === connected.otherOwner) return before
    const refused = await this.bankRefused(account, paidInto, signal)
    if (refused) return refused
    const path = `subaccount/${encodeURIComponent(reference)}`
    const answer = await this.api.put(account, path, bankOf(paidInto), signal)
    if (answer.status === 404) return { outcome: 'gone' }
    if (answer.status >= 300) return refusalOf(answer)
    return { outcome: 'told', facts: factsOf(namedOf(answer.data, reference), asked) }
  }

  /**
   * One that was made before, without that we heard of it. The settlement account may have changed since, and the answer doesn't say
   * the bank by its code. It is there, so our key for it stays.
   */
  private async adopted(change: connected.ConnectedChange, signal: AbortSignal): Promise<connected.ConnectedResult> {
    const told = await this.payElsewhere(change, signal)
    return told.outcome === 'refused' ? { ...told, isKept: false } : told
  }

  private async find(asked: connected.ConnectedAsked, signal: AbortSignal): Promise<Subaccount | null> {
    const { account } = asked
    for (let page = 1; page <= pagesMax; page += 1) {
      const query = new URLSearchParams({ perPage: String(perPage), page: String(page) })
      const { status, data } = await this.api.get(account, `subaccount?${query}`, signal)
      if (status >= 300) throw new AnswerLost(`Paystack has answered ${status} about subaccounts`)
      const rows = readAs(listForm, data, 'A list of subaccounts')
      const own = rows.find((row) => isOwn(row, asked))
      if (own) return readAs(form, own, what)
      if (rows.length < perPage) return null
    }
    throw new AnswerLost('Paystack has more subaccounts than can be looked through')
  }

  /** Paystack doesn't document settlements to mobile money wallets. */
  private async bankRefused(
    account: UsedAccount,
    paidInto: connected.PaidInto,
    signal: AbortSignal,
  ): Promise<connected.ConnectRefused | null> {
    const kind = recipientKind(paidInto)
    if (typeof kind === 'string') return bankRefusal(kind)
    if (kind.type === 'mobile_money') return bankRefusal(words.noWallets)
    const fault = kind.isNamed ? await nameFault(this.api, { account, ...paidInto }, signal) : null
    if (fault === 'busy') return { outcome: 'refused', sentence: words.busy }
    if (fault?.isKey) return { outcome: 'refused', sentence: fault.sentence }
    return fault && bankRefusal(fault.sentence)
  }
}

const bankOf = ({ bankCode, accountNumber }: connected.PaidInto) => ({
  settlement_bank: bankCode,
  account_number: accountNumber,
})

const bankRefusal = (sentence: string): connected.ConnectRefused => ({
  outcome: 'refused',
  sentence,
  isKept: true,
  refusesBank: true,
})

function refusalOf(answer: PaystackAnswer): connected.ConnectRefused {
  const { status } = answer
  if (isKeyRefused(answer)) return { outcome: 'refused', sentence: words.keyRefused }
  if (status === 429) return { outcome: 'refused', sentence: words.busy }
  return bankRefusal(words.subaccountRefused(answer.message || answer.code))
}

function namedOf(data: unknown, reference: string): Subaccount {
  const told = readAs(form, data, what)
  if (told.subaccount_code !== reference) throw new UnreadableAnswer(`${what} is another one`)
  return told
}

type Expected = Owner & Pick<connected.ConnectedRead, 'paidInto'>

/** What pays into another account than the client's, or in another currency, takes no payments until somebody has looked. */
function factsOf(told: Subaccount, expected: Expected): connected.ConnectedFacts {
  const disabledReason = faultOf(told, expected)
  const isEnabled = disabledReason === null
  return {
    ...{ reference: told.subaccount_code, areDetailsSubmitted: true, requirementsDue: [], disabledReason, dueAt: null },
    ...{ areChargesEnabled: isEnabled, arePayoutsEnabled: isEnabled },
  }
}

function faultOf(told: Subaccount, { paidInto, ...owner }: Expected): string | null {
  if (!isOwn(told, owner)) return connected.otherOwner
  if (!told.active) return 'inactive'
  if (told.currency !== paidInto?.currency) return 'other_currency'
  return told.account_number === paidInto.accountNumber ? null : 'other_account'
}

function isOwn({ metadata }: Pick<Subaccount, 'metadata'>, { connectedAccountID, clientID }: Owner): boolean {
  const { data } = z.safeParse(ours, typeof metadata === 'string' ? parsed(metadata) : metadata)
  return data?.connectedAccountID === connectedAccountID && data.clientID === clientID
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
