import { Form, useNavigation, useRouteLoaderData } from 'react-router'
import { loadBooks, verifyLedger } from '../../api/ledger.server'
import { mainCall } from '../../api/main-call.server'
import { silently } from '../../api/silently.server'
import { Button } from '../../components/button'
import { Card } from '../../components/card'
import { CopyButton } from '../../components/copy-button'
import { EmptyState } from '../../components/empty-state'
import { ErrorPage } from '../../components/error-page'
import { Fact } from '../../components/fact'
import { FormError } from '../../components/form-error'
import { ShieldIcon } from '../../components/icon'
import { PageHeader } from '../../components/page-header'
import { pageMeta } from '../../components/page-meta'
import { requireCall } from '../../session/rights.server'
import type { Route } from './+types/books'
import { BooksAccounts } from './books.accounts'
import { BooksVerification } from './books.verification'
import { useMay } from './may'

export const meta: Route.MetaFunction = () => pageMeta('Books')

export async function loader({ context, url }: Route.LoaderArgs) {
  const isAsked = url.searchParams.has('verify')
  if (isAsked) await requireCall(context, 'GET /ledger/verification')
  const verified = isAsked ? await silently(verifyLedger(context), null) : null
  const books = await mainCall(context, loadBooks(context))
  return { books, verified, isAsked, at: new Date().toISOString() }
}

export default function Books({ loaderData: { books, verified, isAsked, at } }: Route.ComponentProps) {
  const { may } = useMay()
  const { state } = useNavigation()
  const verify = may('GET /ledger/verification') && (
    <Form preventScrollReset>
      <Button name="verify" value="now" icon={<ShieldIcon />} loading={state !== 'idle'}>
        Verify the books
      </Button>
    </Form>
  )
  return (
    <>
      <PageHeader
        title="Books"
        lead="Double entry, append only: the sums of every account, and the chain that holds the entries together."
        action={verify}
      />
      {verified && <BooksVerification result={verified} at={at} />}
      {isAsked && !verified && <FormError>The books could not be verified. Please try again.</FormError>}
      {!books && <FormError>Failed to fetch the books</FormError>}
      {books && <Chain entries={books.entries} headHash={books.headHash} />}
      {books?.accounts.length === 0 && (
        <Card flush>
          <EmptyState sentence="No entries yet." help="The first payment writes the first ones." />
        </Card>
      )}
      {books && <BooksAccounts accounts={books.accounts} />}
    </>
  )
}

const Chain = ({ entries, headHash }: { entries: number; headHash: string }) => (
  <Card>
    <dl className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-12">
      <Fact term="Entries">
        <span className="tabular text-lg font-semibold">{entries}</span>
      </Fact>
      <Fact term="Head of the chain">
        <span className="flex items-center gap-1">
          <span className="min-w-0 font-mono text-xs break-all">{headHash}</span>
          <CopyButton value={headHash} label="hash" />
        </span>
      </Fact>
    </dl>
  </Card>
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} requestId={useRouteLoaderData<{ requestId: string }>('root')?.requestId} />
}
