import type { CustomerView } from '#contract/customers.js'
import * as words from '#contract/messages/admin/customers.js'
import { clientNames } from '../../../api/client-admin.server'
import { listCustomers } from '../../../api/customers.server'
import { mainCall } from '../../../api/main-call.server'
import type { Column } from '../../../components/data-table'
import { Email } from '../../../components/email'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { ListFilter } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import type { Route } from './+types/list'

const list = '/admin/customers'

export const meta: Route.MetaFunction = () => pageMeta(words.customers)

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const q = searchParams.get('q') ?? ''
  const page = await mainCall(context, listCustomers(context, { q, cursor: searchParams.get('cursor') }))
  const names = await clientNames(context, page?.items.map(({ clientID }) => clientID) ?? [])
  return { q, page, names }
}

export default function Customers({ loaderData: { q, page, names } }: Route.ComponentProps) {
  return (
    <ListPage
      title={words.customers}
      lead={words.lead}
      filter={<ListFilter label={words.filter} placeholder={words.nameOrEmail} q={q} />}
      page={page}
      failure={words.failedToLoad}
      columns={columnsOf(names)}
      rowKey={({ customerID }) => customerID}
      list={list}
      cardsBelow={780}
      empty={{ sentence: words.noneYet, help: words.noneYetHelp }}
    />
  )
}

const columnsOf = (names: Record<string, string>): Column<CustomerView>[] => [
  { key: 'name', header: words.name, cell: (row) => <Name row={row} /> },
  {
    key: 'email',
    header: words.email,
    cell: ({ emailAddress }) => emailAddress && <Email address={emailAddress} />,
  },
  {
    key: 'merchant',
    header: words.merchant,
    cell: ({ clientID }) => (
      <TextLink to={`/admin/clients/${clientID}`}>{names[clientID] ?? words.viewMerchant}</TextLink>
    ),
  },
  {
    key: 'created',
    header: words.created,
    align: 'right',
    isTime: true,
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
]

const Name = ({ row: { customerID, name, emailAddress } }: { row: CustomerView }) => (
  <TextLink to={`/admin/customers/${customerID}`} className="[overflow-wrap:anywhere]">
    {name ?? emailAddress ?? words.erased}
  </TextLink>
)
