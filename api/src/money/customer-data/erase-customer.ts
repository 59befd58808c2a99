import type { EntityManager } from 'typeorm'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import type { CustomerErasureView, KeptAfterErasure } from '#contract/customers.js'
import { nameIn } from '#contract/modes.js'
import { write } from '../../platform/database/rows.js'
import { Customer, noPersonalData } from '../customers/customer.entity.js'
import { CustomerHasOpenPayments } from '../customers/customers.errors.js'
import { eraseMethods } from '../saved-methods/remove-method.js'
import { viewCustomer } from '../customers/customer.view.js'

export type Counted = Pick<CustomerErasureView, 'payments' | 'paymentLinks' | 'kept'>

const payments = 'SELECT "transactionID" FROM "transactions" WHERE "customerID" = $1'
const invoices = `SELECT "invoiceID" FROM "invoices" WHERE "customerID" = $1`
const links = 'SELECT "paymentLinkID" FROM "payment_links" WHERE "customerID" = $2'

const noCard = ['ipRange', 'cardBrand', 'cardLast4', 'cardCountry', 'cardFingerprint']
  .map((name) => `"${name}" = NULL`)
  .join(', ')
const setups = `SELECT "setupID" FROM "setups" WHERE "customerID" = $1`

const credits = `("namedTransactionID" IN (${payments}) OR "matchedID" IN (${payments}))`
// What is still unmatched has to be returned to the account that it came from.
const unmatched = `"status" = 'unmatched'`
const isDone = `NOT ${unmatched} AND "entryID" NOT IN
  (SELECT "splitFromID" FROM "bank_statement_entries" WHERE ${unmatched} AND "splitFromID" IS NOT NULL)`

/** A payment that the processor still works on is asked for again with the same payer. */
export async function refuseIfOpen(manager: EntityManager, { customerID }: Customer): Promise<void> {
  const isOpen = `("status" IN ('processing', 'requires_action') OR "inFlight" IS NOT NULL)`
  const isOpenSetup = `"status" IN ('processing', 'requires_action')`
  if (await isAny(manager, `${setups} AND ${isOpenSetup}`, customerID)) throw new CustomerHasOpenPayments()
  if (await isAny(manager, `${payments} AND ${isOpen}`, customerID)) throw new CustomerHasOpenPayments()
}

export async function eraseRows(manager: EntityManager, customer: Customer): Promise<Counted> {
  const { customerID } = customer
  const now = clock.now()
  const change = { ...noPersonalData, erasedAt: customer.erasedAt ?? now, updatedAt: customer.erasedAt ?? now }
  await manager.update(Customer, { customerID }, change)
  Object.assign(customer, change)
  await eraseAnswers(manager, customer)
  await eraseMethods(manager, customerID)
  await write(manager, `UPDATE "setups" SET ${noCard} WHERE "customerID" = $1`, [customerID])
  await write(manager, 'UPDATE "method_setups" SET "ipRange" = NULL WHERE "customerID" = $1', [customerID])
  const payer = '"payerEmailAddress" = NULL, "payerName" = NULL'
  const paid = await write(
    manager,
    `UPDATE "transactions" SET ${payer}, "payerAddress" = NULL, "payerLanguage" = NULL WHERE "customerID" = $1`,
    [customerID],
  )
  const linked = await write(manager, `UPDATE "payment_links" SET ${payer} WHERE "customerID" = $1`, [customerID])
  const mailed = `"aboutID" = $1 OR "aboutID" IN (${payments}) OR "aboutID" IN (${invoices})`
  const waiting = `UPDATE "mails" SET "sealed" = NULL WHERE "sealed" IS NOT NULL AND (${mailed})`
  await write(manager, waiting, [customerID])
  const account = `UPDATE "awaited_transfers" SET "sealedPayer" = NULL WHERE "transactionID" IN (${payments})`
  await write(manager, account, [customerID])
  const senders = 'UPDATE "bank_statement_entries" SET "sealedCounterparty" = NULL'
  await write(manager, `${senders} WHERE ${credits} AND ${isDone}`, [customerID])
  const counted = { payments: await paid.affected, paymentLinks: await linked.affected }
  return { ...counted, kept: await keptOf(manager, customer, counted.payments) }
}

async function keptOf(manager: EntityManager, { customerID }: Customer, count: number): Promise<KeptAfterErasure[]> {
  const sent = '("evidenceSentAt" IS NOT NULL OR "evidenceFiles" IS NOT NULL)'
  const disputed = `SELECT "disputeID" FROM "disputes" WHERE "transactionID" IN (${payments}) AND ${sent}`
  const hasEvidence = count > 0 && (await isAny(manager, disputed, customerID))
  const credited = `SELECT "entryID" FROM "bank_statement_entries" WHERE ${credits}`
  const hasCredits = await isAny(manager, credited, customerID)
  const hasInvoices = await isAny(manager, `${invoices} AND "number" IS NOT NULL`, customerID)
  return [
    ...(count > 0 ? (['payments'] as const) : []),
    ...(hasEvidence ? (['dispute_evidence'] as const) : []),
    ...(hasCredits ? (['bank_statements'] as const) : []),
    ...(hasInvoices ? (['invoices'] as const) : []),
  ]
}

/** Answers that are kept for a repeated call; their keys are found by whom they belong to. */
async function eraseAnswers(manager: EntityManager, customer: Customer): Promise<void> {
  const { clientID, customerID, mode } = customer
  const programs = 'SELECT "apiUserID" AS "id" FROM "api_users" WHERE "clientID" = $1'
  const holders = await manager.query<{ id: string }[]>(programs, [clientID])
  for (const { id } of [{ id: clientID }, ...holders]) {
    const rows = await manager.query<{ keyHash: string; subjectID: string; answer: string | null }[]>(
      `SELECT "keyHash", "subjectID", "answer" FROM "idempotency_keys"
       WHERE "scopeID" = $1 AND ("subjectID" = $2 OR "subjectID" IN (${links}))`,
      [nameIn(mode, id), customerID],
    )
    for (const { keyHash, subjectID, answer } of rows) {
      if (answer === null) continue
      const erased = subjectID === customerID ? viewCustomer(customer) : withoutPayer(answer)
      const change = 'UPDATE "idempotency_keys" SET "answer" = $1 WHERE "scopeID" = $2 AND "keyHash" = $3'
      await write(manager, change, [JSON.stringify(erased), nameIn(mode, id), keyHash])
    }
  }
}

const withoutPayer = (answer: string): object => ({
  ...(JSON.parse(answer) as CheckoutSessionView),
  payer: { emailAddress: null, name: null },
})

async function isAny(manager: EntityManager, text: string, customerID: string): Promise<boolean> {
  return (await manager.query<object[]>(`${text} LIMIT 1`, [customerID])).length > 0
}
