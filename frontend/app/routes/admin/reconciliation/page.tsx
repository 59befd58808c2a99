import * as words from '#contract/messages/admin/banks.js'
import { bankMatchKinds } from '#contract/bank-entry-kinds.js'
import { listBankAccounts, listBankEntries, readReconciliation } from '../../../api/banks-admin.server'
import { ifMay } from '../../../api/if-may.server'
import { mainCall } from '../../../api/main-call.server'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { EmptyState } from '../../../components/empty-state'
import { FormError } from '../../../components/form-error'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { ListFailure } from '../parts/list-failure'
import { useMay } from '../parts/may'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/page'
import { Proof } from './proof'
import { ReconciliationTabs } from './tabs'
import { UploadCard } from './upload-card'
import { Worklist } from './worklist'

const page = '/admin/reconciliation'

export const meta: Route.MetaFunction = () => pageMeta(words.reconciliation)

export async function loader({ context }: Route.LoaderArgs) {
  const [proof, accounts, waiting] = await Promise.all([
    mainCall(context, readReconciliation(context)),
    ifMay(context, 'GET /bank-accounts', () => listBankAccounts(context)),
    ifMay(context, 'GET /bank-statement-entries', () => listBankEntries(context, null, 'unmatched')),
  ])
  return { proof, accounts: accounts?.items.filter(({ isEnabled }) => isEnabled) ?? [], waiting }
}

/** Says what an entry of the worklist is. */
export const action = ({ request, context }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: ({ entryID = '', kind: said, matchedID }) => {
      const kind = bankMatchKinds.find((one) => one === said) ?? 'own_money'
      const body = { kind, ...(matchedID?.trim() && { matchedID: matchedID.trim() }) }
      return { call: 'POST /bank-statement-entries/:entryID/match', params: { entryID }, body }
    },
    to: page,
    done: words.matched,
    failed: words.failedToMatch,
  })

export default function Reconciliation({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { proof, accounts, waiting } = loaderData
  const { may } = useMay()
  return (
    <>
      <PageHeader title={words.reconciliation} lead={words.lead} action={<Links />} />
      <ReconciliationTabs />
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      {!proof && <ListFailure sentence={words.failedToFetch} />}
      {proof?.currencies.length === 0 && (
        <Card flush>
          <EmptyState sentence={words.nothingYet} help={words.nothingYetHelp} />
        </Card>
      )}
      {proof?.currencies.map((one) => (
        <Proof key={one.currency} proof={one} />
      ))}
      {proof && (
        <p className="text-sm text-ink-faint">
          {words.asOf} <Moment iso={proof.asOf} />
        </p>
      )}
      {may('POST /bank-statements') && accounts.length > 0 && <UploadCard accounts={accounts} />}
      {waiting && <Worklist entries={waiting.items} />}
    </>
  )
}

function Links() {
  const { may } = useMay()
  if (!may('GET /bank-accounts')) return null
  return (
    <ButtonLink to="/admin/bank-accounts" variant="outline">
      {words.bankAccounts}
    </ButtonLink>
  )
}
