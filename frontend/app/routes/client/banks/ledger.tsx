import { Form } from 'react-router'
import { clientPostingKinds } from '#contract/choices.js'
import type { PostingKind } from '#contract/ledger.js'
import * as words from '#contract/messages/client/banks.js'
import { type Currency, currencies } from '#contract/money.js'
import { listOwnLedgerEntries } from '../../../api/banks.server'
import { silently } from '../../../api/silently.server'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { LoadFailure } from '../../../components/load-failure'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { postingInWords } from '../../../components/transaction-words'
import { ButtonLink } from '../parts/may'
import type { Route } from './+types/ledger'
import { LedgerEntries } from './entries'

export const meta: Route.MetaFunction = () => pageMeta(words.ledgerEntries)

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = (name: string) => url.searchParams.get(name)
  const currency = currencies.find((one) => one === asked('currency')) ?? null
  const kind = clientPostingKinds.find((one) => one === asked('kind')) ?? null
  const query = { currency, kind, cursor: asked('cursor'), limit: '50' }
  return { page: await silently(listOwnLedgerEntries(context, query), null), currency, kind }
}

export default function Ledger({ loaderData }: Route.ComponentProps) {
  const { page, currency, kind } = loaderData
  const all = (
    <ButtonLink to="/client/banks/ledger" variant="outline">
      {words.showAllEntries}
    </ButtonLink>
  )
  const isFiltered = currency !== null || kind !== null
  return (
    <>
      <PageHeader
        title={words.ledgerEntries}
        lead={words.ledgerEntriesLead}
        action={
          <ButtonLink to="/client/banks" variant="outline">
            {words.backToTheBalance}
          </ButtonLink>
        }
      />
      <Card flush title={words.entries} action={<Filter currency={currency} kind={kind} />}>
        {page ? (
          <>
            <LedgerEntries
              rows={page.items}
              empty={
                isFiltered
                  ? { help: words.nothingThatFitsThisFilter, action: all }
                  : { help: words.itBeginsWithYourFirst }
              }
            />
            <Pager label={words.moreEntries} nextCursor={page.nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </>
  )
}

const Filter = ({ currency, kind }: { currency: Currency | null; kind: PostingKind | null }) => (
  <Form key={`${currency} ${kind}`} role="search" className="flex flex-wrap gap-2" preventScrollReset>
    <select name="kind" aria-label={words.becauseOf} className="control w-auto! max-w-full" defaultValue={kind ?? ''}>
      <option value="">{words.everyReason}</option>
      {clientPostingKinds.map((value) => (
        <option key={value} value={value}>
          {postingInWords(value)}
        </option>
      ))}
    </select>
    <select
      name="currency"
      aria-label={words.currency}
      className="control w-auto! max-w-full"
      defaultValue={currency ?? ''}
    >
      <option value="">{words.allCurrencies}</option>
      {currencies.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
    <Button variant="outline">{words.filter}</Button>
  </Form>
)
