import { check, type Fields } from '#contract/check.js'
import { CreateCheckoutSession } from '#contract/checkout-sessions.js'
import { checkoutMinutesMax } from '#contract/limits.js'
import * as words from '#contract/messages/client/checkout-sessions.js'
import type { PriceView } from '#contract/prices.js'
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
import type { Context } from '../../../session/site-context.server'
import { chosenCustomer } from '../parts/customer.server'
import { chosenIn } from '../parts/chosen.server'
import { ChoiceField, ChoiceList } from '../parts/choice-field'
import { CustomerField } from '../parts/customer-field'
import { useMay } from '../parts/may'
import { planChoices, plansOf } from '../parts/plans.server'
import type { Route } from './+types/subscription-link'

/** `chosenIn` reads the kind of choice from the end of the name. */
const usageField = 'usage.priceID'

const isMetered = ({ usageType }: PriceView): boolean => usageType === 'metered'

const pageOf = (productID: string) => `/client/products/${encodeURIComponent(productID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.newSubscriptionLink)

export async function loader({ context, params: { priceID } }: Route.LoaderArgs) {
  const [price, known] = await Promise.all([
    rowOrGone(context, loadOwnPrice(context, priceID)),
    silently(loadReturnOrigins(context), null),
  ])
  const usagePrices = await usageChoices(context, price)
  return { isMetered: isMetered(price), usagePrices, formID: newFormID(), returnURL: known?.origins[0] ?? '' }
}

export async function action({ request, context, params: { productID, priceID } }: Route.ActionArgs) {
  const { typed, input } = await readForm(request, [], { flags: ['allowPromotionCodes'] })
  const [price, { name }] = await Promise.all([
    rowOrGone(context, loadOwnPrice(context, priceID)),
    rowOrGone(context, loadOwnProduct(context, productID)),
  ])
  const [{ customerID, fault }, { chosen, faults, shown }] = await Promise.all([
    chosenCustomer(context, typed.customer),
    chosenIn(typed, async () => ({ prices: await usageChoices(context, price), taxRates: [], coupons: [] })),
  ])
  const { quantity, trialDays, returnURL } = typed
  const { currency } = price
  const { value, fields } = await check(CreateCheckoutSession, {
    ...{ purpose: 'subscription', currency, description: name, expiresInMinutes: checkoutMinutesMax },
    items: [
      { priceID, ...(quantity?.trim() && !isMetered(price) && { quantity: toNumber(quantity) }) },
      ...(chosen[usageField] ? [{ priceID: chosen[usageField] }] : []),
    ],
    ...(trialDays?.trim() && { trialDays: toNumber(trialDays) }),
    ...(customerID && { customerID }),
    ...(input.allowPromotionCodes === true && { allowPromotionCodes: true }),
    ...{ successURL: returnURL, cancelURL: returnURL },
  })
  const wrong = { ...fields, ...faults, ...(fault && { customer: fault }) }
  if (!value || Object.keys(wrong).length > 0) return refuseInputs(inputFaults(wrong), shown)
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

/** The prices by usage that one subscription can have beside this one. */
async function usageChoices(context: Context, price: PriceView) {
  const [{ prices }, plans] = await Promise.all([planChoices(context), plansOf(context)])
  const { priceID, currency, interval, intervalCount } = price
  return prices.filter(({ value }) => {
    const other = plans.get(value)?.price
    if (!other || !isMetered(other) || value === priceID || other.currency !== currency) return false
    return other.interval === interval && other.intervalCount === intervalCount
  })
}

export default function SubscriptionLink({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const { isMetered: isByUsage, usagePrices } = loaderData
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
        {!isByUsage && (
          <Field
            label={words.quantity}
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed?.quantity ?? '1'}
            error={fields?.quantity}
            required
          />
        )}
        <Field
          label={words.trialDays}
          {...input('trialDays')}
          inputMode="numeric"
          autoComplete="off"
          help={words.trialDaysHelp}
          optionalHint
        />
      </div>
      {usagePrices.length > 0 && (
        <>
          <ChoiceList id="usage-prices" options={usagePrices} />
          <ChoiceField
            list="usage-prices"
            label={words.usagePrice}
            {...input(usageField)}
            error={fields?.[usageField] ?? (isByUsage ? fields?.quantity : undefined)}
            emptyLabel={words.noUsagePrice}
            options={usagePrices}
            help={words.usagePriceHelp}
          />
        </>
      )}
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
