import * as words from '#contract/messages/client/products.js'
import { runForm } from '../../../api/form-actions.server'
import { loadOwnProduct, retireOwnProduct } from '../../../api/products.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/retire'

const pageOf = (productID: string) => `/client/products/${encodeURIComponent(productID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.retireProduct)

export async function loader({ context, params: { productID } }: Route.LoaderArgs) {
  await rowOrGone(context, loadOwnProduct(context, productID))
  return null
}

export const action = ({ context, params: { productID } }: Route.ActionArgs) =>
  runForm(context, retireOwnProduct(context, productID), {
    to: pageOf(productID),
    done: words.productRetired,
    failed: words.failedToRetire,
  })

export default function RetireProduct({ actionData: answer, params }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={words.retireTitle}
      lead={words.retireLead}
      submit={words.retireProduct}
      dismiss={words.keepProduct}
      back={pageOf(params.productID)}
      answer={answer}
    />
  )
}
