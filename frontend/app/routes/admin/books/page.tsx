import { redirect } from 'react-router'
import type { BooksView } from '#contract/ledger.js'
import * as words from '#contract/messages/admin/books.js'
import { loadBooks, readLedgerVerification, readSeals, startLedgerVerification } from '../../../api/ledger.server'
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
import { useMay } from '../parts/may'
import { VerificationState, VerifyButton } from '../parts/verification-state'
import { orToast } from '../parts/button-answer.server'
import type { Route } from './+types/page'
import { BooksAccounts } from './accounts'
import { Seals } from './seals'

const address = '/admin/books'

export const meta: Route.MetaFunction = () => pageMeta(words.books)

export async function loader({ context }: Route.LoaderArgs) {
  const mayRead = mayCall(context, 'GET /ledger/verification')
  const maySeeSeals = mayCall(context, 'GET /ledger/seals')
  const [books, verification, seals] = await Promise.all([
    mainCall(context, loadBooks(context)),
    mayRead ? silently(readLedgerVerification(context), null) : null,
    maySeeSeals ? silently(readSeals(context), null) : null,
  ])
  return { books, verification, mayRead, seals, maySeeSeals }
}

/** Starts a verification, or joins the one that is going on. */
export const action = ({ context }: Route.ActionArgs) =>
  orToast(context, { to: address, failed: words.failedToStartVerification }, async () => {
    await startLedgerVerification(context)
    return redirect(address)
  })

export default function Books({ loaderData }: Route.ComponentProps) {
  const { books, verification, mayRead, seals, maySeeSeals } = loaderData
  const { may } = useMay()
  const mayStart = may('POST /ledger/verification')
  return (
    <>
      <PageHeader
        title={words.books}
        lead={words.doubleEntryAppendOnlyThe}
        action={
          mayStart && (
            <VerifyButton action={address} running={Boolean(verification?.running)}>
              {words.verifyTheBooks}
            </VerifyButton>
          )
        }
      />
      {verification && (
        <VerificationState
          verification={verification}
          what={words.booksWithin}
          verb={words.are}
          covered={words.theChainEveryPostingEvery}
          mayStart={mayStart}
        />
      )}
      {mayRead && !verification && <FormError>{words.failedToFetchTheVerification}</FormError>}
      {!books && <FormError>{words.failedToFetchTheBooks}</FormError>}
      {books && <Chain {...books} />}
      {books?.accounts.length === 0 && (
        <Card flush>
          <EmptyState sentence={words.noEntriesYet} help={words.theFirstPaymentWritesThe} />
        </Card>
      )}
      {books && <BooksAccounts accounts={books.accounts} />}
      {seals && <Seals {...seals} />}
      {maySeeSeals && !seals && <FormError>{words.failedToFetchTheSeals}</FormError>}
    </>
  )
}

const Chain = ({ entries, headHash, lines }: Pick<BooksView, 'entries' | 'headHash' | 'lines'>) => (
  <Card>
    <dl className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-12">
      <Fact term={words.entries}>
        <span className="tabular text-lg font-semibold">{entries}</span>
      </Fact>
      {lines.length > 1 ? (
        <Fact term={words.linesOfTheLedger}>{words.eachHasAChain(lines.length)}</Fact>
      ) : (
        <Fact term={words.headOfTheChain}>
          <span className="flex items-center gap-1">
            <span className="min-w-0 font-mono text-xs break-all">{lines[0]?.hash ?? headHash}</span>
            <CopyButton value={lines[0]?.hash ?? headHash} label={words.hash} />
          </span>
        </Fact>
      )}
    </dl>
  </Card>
)
