import { proofAnswer } from '../../../api/step-up.server'
import { formOf } from '../../../session/form.server'
import type { Route } from './+types/proof'

export async function action({ request, context }: Route.ActionArgs) {
  return proofAnswer(context, 'admin', await formOf(request))
}
