import { ApiError } from '../../../api/http.server'
import { leadToProviderAgain } from '../../../api/single-sign-on.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/provider'

export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    return await leadToProviderAgain({ request, context })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, '/admin/dashboard', failure(error.sentence))
  }
}
