import { useLocation } from 'react-router'
import * as words from '#contract/messages/client/products.js'
import { CreateProduct } from '#contract/products.js'
import { saveForm } from '../../../api/form-actions.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { createOwnProduct } from '../../../api/products.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/new'
import { ProductFields } from './fields'

export const meta: Route.MetaFunction = () => pageMeta(words.newProduct)

export const loader = () => ({ formID: newFormID() })

export async function action({ request, context }: Route.ActionArgs) {
  return saveForm(
    context,
    await readForm(request),
    CreateProduct,
    (value, formID) => keyedCall(formID, (key) => createOwnProduct(context, value, key)),
    { to: ({ productID }) => `/client/products/${productID}`, done: words.created, failed: words.failedToCreate },
  )
}

export default function NewProduct({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      title={words.newProduct}
      submit={words.createProduct}
      back={listAddress('/client/products', useLocation().search)}
      answer={answer}
      formID={answer?.typed?.formID ?? loaderData.formID}
    >
      <ProductFields values={answer?.typed} fields={answer?.fields} />
    </DialogForm>
  )
}
