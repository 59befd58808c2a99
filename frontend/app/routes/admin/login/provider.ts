import { ApiError } from '../../../api/http.server'
import { leadToProvider } from '../../../api/single-sign-on.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/provider'

/** A link, because a form that leads to another site is stopped by the browser. It opens nothing by itself. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  try {
    return await leadToProvider({ request, context }, params.providerID, url.searchParams.get('from'))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, `/admin/login${url.search}`, failure(error.sentence))
  }
}
