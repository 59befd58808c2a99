import { redirect } from 'react-router'
import { ApiError } from '../../../api/http.server'
import { loadBooks, readLedgerVerification, startLedgerVerification } from '../../../api/ledger.server'
import { mainCall } from '../../../api/main-call.server'
import { silently } from '../../../api/silently.server'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { EmptyState } from '../../../components/empty-state'
import { Fact } from '../../../components/fact'
import { FormError } from '../../../components/form-error'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { may as mayCall } from '../../../session/rights.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import { VerificationState, VerifyButton } from '../parts/verification-state'
import type { Route } from './+types/page'
import { BooksAccounts } from './accounts'

const address = '/admin/books'

export const meta: Route.MetaFunction = () => pageMeta('Books')

export async function loader({ context }: Route.LoaderArgs) {
  const mayRead = mayCall(context, 'GET /ledger/verification')
  const [books, verification] = await Promise.all([
    mainCall(context, loadBooks(context)),
    mayRead ? silently(readLedgerVerification(context), null) : null,
  ])
  return { books, verification, mayRead }
}

/** Starts a verification, or joins the one that is going on. */
export async function action({ context }: Route.ActionArgs) {
  try {
    await startLedgerVerification(context)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, address, failure(error.explain('The verification could not be started')))
  }
  return redirect(address)
}

export default function Books({ loaderData: { books, verification, mayRead } }: Route.ComponentProps) {
  const { may } = useMay()
  const mayStart = may('POST /ledger/verification')
  return (
    <>
      <PageHeader
        title="Books"
        lead="Double entry, append only: the sums of every account, and the chain that holds the entries together."
        action={
          mayStart && (
            <VerifyButton action={address} running={Boolean(verification?.running)}>
              Verify the books
            </VerifyButton>
          )
        }
      />
      {verification && (
        <VerificationState
          verification={verification}
          what="books"
          verb="are"
          covered="The chain, every posting, every balance and every payment were recomputed"
          mayStart={mayStart}
        />
      )}
      {mayRead && !verification && <FormError>Failed to fetch the verification</FormError>}
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
