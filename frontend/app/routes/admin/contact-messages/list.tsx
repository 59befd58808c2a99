import type { ContactMessageView } from '#contract/contact.js'
import * as words from '#contract/messages/admin/contact-messages.js'
import { listContactMessages } from '../../../api/contact.server'
import { mainCall } from '../../../api/main-call.server'
import type { Column } from '../../../components/data-table'
import { Email } from '../../../components/email'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { ListFilter } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import type { Route } from './+types/list'

const list = '/admin/contact-messages'

export const meta: Route.MetaFunction = () => pageMeta(words.contactMessages)

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const q = searchParams.get('q') ?? ''
  return { q, page: await mainCall(context, listContactMessages(context, q, searchParams.get('cursor'))) }
}

export default function ContactMessages({ loaderData: { q, page } }: Route.ComponentProps) {
  return (
    <ListPage
      title={words.contactMessages}
      lead={words.contactMessagesLead}
      filter={<ListFilter label={words.filterContactMessages} placeholder={words.nameEmailOrWords} q={q} />}
      page={page}
      failure={words.failedToFetchContactMessages}
      columns={columns}
      rowKey={({ contactMessageID }) => contactMessageID}
      list={list}
      cardsBelow={560}
      empty={{ sentence: words.noMessagesYet, help: words.whatIsSentOnThe }}
    />
  )
}

const columns: Column<ContactMessageView>[] = [
  { key: 'from', header: words.from, cell: (row) => <Sender row={row} /> },
  { key: 'message', header: words.message, cell: ({ message }) => <Words>{message}</Words> },
  {
    key: 'when',
    header: words.when,
    align: 'right',
    isTime: true,
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
]

// Anybody may write a question mark into an address, and what follows it would be headers of the mail.
const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

const Sender = ({ row: { name, emailAddress } }: { row: ContactMessageView }) => (
  <div className="flex min-w-40 flex-col">
    <span>{name}</span>
    <TextLink to={mailTo(emailAddress)} className="text-sm font-normal!">
      <Email address={emailAddress} />
    </TextLink>
  </div>
)

// As it was typed: its lines are its own, and a word without end breaks.
const Words = ({ children }: { children: string }) => (
  <p className="max-w-prose text-left font-normal whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
)
