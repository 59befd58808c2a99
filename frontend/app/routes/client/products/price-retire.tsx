import * as invoices from '#contract/messages/client/invoices.js'
import * as words from '#contract/messages/client/products.js'
import { runForm } from '../../../api/form-actions.server'
import { loadOwnPrice, retireOwnPrice } from '../../../api/products.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/price-retire'
import { amountWords } from '../parts/price-words'

const pageOf = (productID: string) => `/client/products/${encodeURIComponent(productID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.retirePriceTitle)

export async function loader({ context, params: { priceID } }: Route.LoaderArgs) {
  const { unitAmount, currency } = await rowOrGone(context, loadOwnPrice(context, priceID))
  return { unitAmount, currency }
}

export const action = ({ context, params: { productID, priceID } }: Route.ActionArgs) =>
  runForm(context, retireOwnPrice(context, priceID), {
    to: pageOf(productID),
    done: words.priceRetired,
    failed: words.failedToRetirePrice,
  })

export default function RetirePrice({ loaderData: price, actionData: answer, params }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={words.retirePriceTitle}
      lead={`${amountWords(price)}: ${words.retirePriceLead}`}
      submit={invoices.retire}
      dismiss={words.keepPrice}
      back={pageOf(params.productID)}
      answer={answer}
    />
  )
}
