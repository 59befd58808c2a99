import { ownCustomersFile } from '../../../api/customers.server'
import type { Route } from './+types/csv'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  ownCustomersFile(context, { q: (url.searchParams.get('q') ?? '').trim() })
