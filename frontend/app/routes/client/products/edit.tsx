import * as customers from '#contract/messages/client/customers.js'
import * as words from '#contract/messages/client/products.js'
import { SaveProduct } from '#contract/products.js'
import { saveForm } from '../../../api/form-actions.server'
import { loadOwnProduct, updateOwnProduct } from '../../../api/products.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/edit'
import { ProductFields } from './fields'

const pageOf = (productID: string) => `/client/products/${encodeURIComponent(productID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.editProduct)

export async function loader({ context, params: { productID } }: Route.LoaderArgs) {
  const { name, description, version } = await rowOrGone(context, loadOwnProduct(context, productID))
  return { values: { name, description: description ?? '' }, version }
}

export async function action({ request, context, params: { productID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  // The form does not show the metadata, which a change would otherwise empty.
  const { metadata } = await rowOrGone(context, loadOwnProduct(context, productID))
  const { name, description } = input
  return saveForm(
    context,
    { input: { name, description, metadata }, typed },
    SaveProduct,
    (value) => updateOwnProduct(context, productID, value, typed.version ?? ''),
    { to: pageOf(productID), done: words.saved, failed: words.failedToSave },
  )
}

export default function EditProduct({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  return (
    <DialogForm title={words.editProduct} submit={customers.save} back={pageOf(params.productID)} answer={answer}>
      <input type="hidden" name="version" value={answer?.typed?.version ?? loaderData.version} />
      <ProductFields values={answer?.typed ?? loaderData.values} fields={answer?.fields} />
    </DialogForm>
  )
}
