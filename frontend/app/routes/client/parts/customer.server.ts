import type { CustomerView } from '#contract/customers.js'
import * as words from '#contract/messages/client/payment-links.js'
import { listOwnCustomers, loadOwnCustomer } from '../../../api/customers.server'
import { silently } from '../../../api/silently.server'
import type { Context } from '../../../session/site-context.server'
import { customerLabel } from './customer-label'

type Chosen = { customerID?: string; fault?: undefined } | { customerID?: undefined; fault: string }

/** What was typed or chosen, as one customer: its ID, a label from the list, or words that only one customer has. */
export async function chosenCustomer(
  context: Context,
  value: unknown,
  noSuchCustomer: () => string = () => words.noSuchCustomer,
): Promise<Chosen> {
  const typed = typeof value === 'string' ? value.trim() : ''
  if (!typed || typed.startsWith('cus_')) return typed ? { customerID: typed } : {}
  const inBrackets = typed.endsWith(')') ? typed.slice(typed.lastIndexOf('(') + 1, -1) : ''
  const emailAddress = inBrackets.includes('@') ? inBrackets : undefined
  const { items } = await listOwnCustomers(context, { q: emailAddress ?? typed, limit: 100 })
  const same = items.filter((customer) => customerLabel(customer) === typed)
  const found: CustomerView[] = same.length > 0 ? same : items
  const [only] = found
  if (!only) return { fault: noSuchCustomer() }
  return found.length === 1 ? { customerID: only.customerID } : { fault: words.severalCustomers }
}

/** The form opened from a customer's page names that customer already. */
export async function labelOfAsked(context: Context, customerID: string | null): Promise<string> {
  const customer = customerID && (await silently(loadOwnCustomer(context, customerID), null))
  return customer ? customerLabel(customer) : ''
}
