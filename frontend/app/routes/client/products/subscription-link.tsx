import { check, type Fields } from '#contract/check.js'
import { CreateCheckoutSession } from '#contract/checkout-sessions.js'
import { checkoutMinutesMax } from '#contract/limits.js'
import * as words from '#contract/messages/client/checkout-sessions.js'
import { createOwnSession } from '../../../api/checkout-sessions.server'
import { runForm } from '../../../api/form-actions.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { loadOwnPrice, loadOwnProduct } from '../../../api/products.server'
import { refuseInputs } from '../../../api/refusal.server'
import { loadReturnOrigins } from '../../../api/return-origins.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { Checkbox } from '../../../components/checkbox'
import { DialogForm } from '../../../components/dialog-form'
import { Field } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'
import { pageMeta } from '../../../components/page-meta'
import { readForm, toNumber } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { chosenCustomer } from '../parts/customer.server'
import { CustomerField } from '../parts/customer-field'
import { useMay } from '../parts/may'
import type { Route } from './+types/subscription-link'

const pageOf = (productID: string) => `/client/products/${encodeURIComponent(productID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.newSubscriptionLink)

export async function loader({ context, params: { priceID } }: Route.LoaderArgs) {
  const [{ currency }, known] = await Promise.all([
    rowOrGone(context, loadOwnPrice(context, priceID)),
    silently(loadReturnOrigins(context), null),
  ])
  return { currency, formID: newFormID(), returnURL: known?.origins[0] ?? '' }
}

export async function action({ request, context, params: { productID, priceID } }: Route.ActionArgs) {
  const { typed, input } = await readForm(request, [], { flags: ['allowPromotionCodes'] })
  const [{ currency }, { name }] = await Promise.all([
    rowOrGone(context, loadOwnPrice(context, priceID)),
    rowOrGone(context, loadOwnProduct(context, productID)),
  ])
  const { customerID, fault } = await chosenCustomer(context, typed.customer)
  const { quantity, trialDays, returnURL } = typed
  const { value, fields } = await check(CreateCheckoutSession, {
    ...{ purpose: 'subscription', currency, description: name, expiresInMinutes: checkoutMinutesMax },
    items: [{ priceID, ...(quantity?.trim() && { quantity: toNumber(quantity) }) }],
    ...(trialDays?.trim() && { trialDays: toNumber(trialDays) }),
    ...(customerID && { customerID }),
    ...(input.allowPromotionCodes === true && { allowPromotionCodes: true }),
    ...{ successURL: returnURL, cancelURL: returnURL },
  })
  if (fields || fault) return refuseInputs(inputFaults({ ...fields, ...(fault && { customer: fault }) }), typed)
  return runForm(
    context,
    keyedCall(typed.formID, (key) => createOwnSession(context, value, key)),
    {
      to: '/client/payment-links/sessions',
      done: words.subscriptionLinkCreated,
      failed: words.failedToCreateSubscriptionLink,
      typed,
    },
  )
}

/** The names of the API's fields are those of the inputs, save for these. */
function inputFaults({ items, successURL, cancelURL, ...fields }: Fields): Fields {
  const returnURL = successURL ?? cancelURL
  return { ...fields, ...(items && { quantity: items }), ...(returnURL && { returnURL }) }
}

export default function SubscriptionLink({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const { typed } = answer ?? {}
  const fields = answer?.fields && inputFaults(answer.fields)
  const input = inputsOf(typed, fields)
  const may = useMay()
  return (
    <DialogForm
      title={words.newSubscriptionLink}
      lead={words.subscriptionLinkLead}
      submit={words.createSubscriptionLink}
      back={pageOf(params.productID)}
      answer={answer}
      formID={typed?.formID ?? loaderData.formID}
    >
      {may('GET /customers') && (
        <CustomerField {...input('customer')} help={words.subscriptionCustomerHelp} optionalHint />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <Field
          label={words.quantity}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.quantity ?? '1'}
          error={fields?.quantity}
          required
        />
        <Field
          label={words.trialDays}
          {...input('trialDays')}
          inputMode="numeric"
          autoComplete="off"
          help={words.trialDaysHelp}
          optionalHint
        />
      </div>
      <Field
        label={words.returnPage}
        name="returnURL"
        type="url"
        dir="ltr"
        defaultValue={typed?.returnURL ?? loaderData.returnURL}
        error={fields?.returnURL}
        help={words.returnPageHelp}
        required
      />
      <Checkbox
        label={words.allowPromotionCodes}
        help={words.allowPromotionCodesHelp}
        name="allowPromotionCodes"
        value="yes"
        defaultChecked={typed?.allowPromotionCodes === 'yes'}
      />
    </DialogForm>
  )
}
