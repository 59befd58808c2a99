import { proofAnswer } from '../../../api/step-up.server'
import { formOf } from '../../../session/form.server'
import type { Route } from './+types/proof'

/** For the dialog, which then sends what waits. */
export async function action({ request, context }: Route.ActionArgs) {
  return proofAnswer(context, 'admin', await formOf(request))
}
