import { allOwnCustomerMethods } from '../../../api/customers.server'
import { silently } from '../../../api/silently.server'
import type { Context } from '../../../session/site-context.server'
import { methodName } from '../parts/method-name'
import type { Choice } from '../parts/choices'

/** What can be charged while the customer is away, and `named` where it cannot be read: the form would remove it. */
export async function methodChoices(
  context: Context,
  customerID: string,
  named: string | null = null,
): Promise<Choice[]> {
  const known = await silently(allOwnCustomerMethods(context, customerID), [])
  const usable = known.filter(({ state, usage }) => state === 'active' && usage === 'off_session')
  const choices = usable.map((method) => ({ value: method.savedPaymentMethodID, label: methodName(method) }))
  const isUnread = named !== null && known.every((method) => method.savedPaymentMethodID !== named)
  return isUnread ? [...choices, { value: named, label: named }] : choices
}
