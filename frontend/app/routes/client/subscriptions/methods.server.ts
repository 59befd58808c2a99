import { listOwnCustomerMethods } from '../../../api/customers.server'
import { silently } from '../../../api/silently.server'
import type { Context } from '../../../session/site-context.server'
import { methodName } from '../customers/method-name'
import type { Choice } from './plans.server'

/** What can be charged while the customer is away. */
export async function methodChoices(context: Context, customerID: string): Promise<Choice[]> {
  const methods = await silently(listOwnCustomerMethods(context, customerID), null)
  const usable = methods?.items.filter(({ state, usage }) => state === 'active' && usage === 'off_session') ?? []
  return usable.map((method) => ({ value: method.savedPaymentMethodID, label: methodName(method) }))
}
