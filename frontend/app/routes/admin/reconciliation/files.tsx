import { data, Form } from 'react-router'
import * as words from '#contract/messages/admin/banks.js'
import { formatMoney } from '#contract/money.js'
import type { LeftOutPayoutView, PayoutFileView } from '#contract/payout-files.js'
import { createPayoutFile, listBankAccounts, listPayoutFiles, voidPayoutFile } from '../../../api/banks-admin.server'
import { ifMay } from '../../../api/if-may.server'
import { mainCall } from '../../../api/main-call.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { FormError } from '../../../components/form-error'
import { AlertIcon } from '../../../components/icon'
import { Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import type { Route } from './+types/files'
import { ReconciliationTabs } from './tabs'

const list = '/admin/reconciliation/files'
const tones = { made: 'pending', answered: 'success', voided: 'neutral' } as const

export const meta: Route.MetaFunction = () => pageMeta(words.payoutFiles)

export async function loader({ context, url }: Route.LoaderArgs) {
  const accounts = await ifMay(context, 'GET /bank-accounts', () => listBankAccounts(context))
  return {
    page: await mainCall(context, listPayoutFiles(context, url.searchParams.get('cursor'))),
    accounts: accounts?.items.filter(({ isEnabled }) => isEnabled) ?? [],
  }
}

interface Answer extends Refusal {
  made?: number
  leftOut?: LeftOutPayoutView[]
}

/** Makes a file of all that waits for an account, or voids one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  if (input.payoutFileID) {
    try {
      const { status } = await voidPayoutFile(context, String(input.payoutFileID))
      return await redirectWithToast(context, list, success(status === 'voided' ? words.voided : words.voidAsked))
    } catch (error) {
      return refuse(error, words.failedToVoid, typed)
    }
  }
  try {
    const { payouts, leftOut } = await createPayoutFile(context, String(input.bankAccountID))
    if (leftOut.length > 0) return data<Answer>({ made: payouts, leftOut })
    return await redirectWithToast(context, list, success(words.fileMade(payouts)))
  } catch (error) {
    return refuse(error, words.failedToMakeFile, typed)
  }
}

export default function PayoutFiles({ loaderData: { page, accounts }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { may } = useMay()
  return (
    <>
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      {answer?.leftOut && <LeftOut made={answer.made ?? 0} payouts={answer.leftOut} />}
      <ListPage
        title={words.payoutFiles}
        lead={words.filesLead}
        tabs={<ReconciliationTabs />}
        isOfMode
        action={
          may('POST /payout-files') && (
            <div className="flex flex-wrap gap-2">
              {accounts.map(({ bankAccountID, name, currency }) => (
                <Form key={bankAccountID} method="post" action={list}>
                  <input type="hidden" name="bankAccountID" value={bankAccountID} />
                  <Button aria-label={words.makeFileOf(`${name}, ${currency}`)} variant="outline">
                    {accounts.length === 1 ? words.makeFile : words.makeFileOf(`${name}, ${currency}`)}
                  </Button>
                </Form>
              ))}
            </div>
          )
        }
        page={page}
        failure={words.failedToFetchFiles}
        columns={columns}
        rowKey={({ payoutFileID }) => payoutFileID}
        list={list}
        empty={{ sentence: words.noFiles, help: words.noFilesHelp }}
      />
    </>
  )
}

/** The file was made of the others. */
const LeftOut = ({ made, payouts }: { made: number; payouts: LeftOutPayoutView[] }) => (
  <section
    role="status"
    className="flex items-start gap-3 rounded-panel bg-pending-soft px-5 py-4 text-sm text-pending"
  >
    <AlertIcon className="mt-0.5 size-5 shrink-0" />
    <div className="flex min-w-0 flex-col gap-2">
      <p className="font-semibold">
        {words.fileMade(made)}. {words.leftOut(payouts.length)}
      </p>
      <ul className="flex flex-col gap-1">
        {payouts.map(({ payoutID, sentence }) => (
          <li key={payoutID} className="[overflow-wrap:anywhere]">
            <TextLink to={`/admin/payouts/${payoutID}`} className="font-mono text-xs">
              {payoutID}
            </TextLink>
            : {sentence}
          </li>
        ))}
      </ul>
    </div>
  </section>
)

const columns: Column<PayoutFileView>[] = [
  {
    key: 'name',
    header: words.file,
    cell: ({ name }) => <span className="font-mono text-xs [overflow-wrap:anywhere] text-ink">{name}</span>,
  },
  { key: 'made', header: words.made, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  { key: 'payouts', header: words.payouts, align: 'right', cell: ({ payouts }) => payouts },
  {
    key: 'amount',
    header: words.amount,
    align: 'right',
    cell: ({ amount, currency }) => <span className="tabular">{formatMoney(amount, currency)}</span>,
  },
  { key: 'executeOn', header: words.executeOn, cell: ({ executeOn }) => <span className="tabular">{executeOn}</span> },
  {
    key: 'state',
    header: words.state,
    cell: ({ status }) => <Badge tone={tones[status]}>{words.fileStatusWords[status]}</Badge>,
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

function Actions({ row: { payoutFileID, name, status, voidAskedBy } }: { row: PayoutFileView }) {
  const { may } = useMay()
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {may('GET /payout-files/:payoutFileID/content') && (
        <a
          href={`${list}/${payoutFileID}/content`}
          download={name}
          aria-label={words.downloadOf(name)}
          className="rounded-small px-2 py-1 text-sm font-medium text-brand hover:underline"
        >
          {words.download}
        </a>
      )}
      {status === 'made' && may('POST /payout-files/:payoutFileID/void') && (
        <Form method="post" action={list} preventScrollReset>
          <input type="hidden" name="payoutFileID" value={payoutFileID} />
          <Button size="sm" variant="ghost" aria-label={voidAskedBy ? words.confirmVoidOf(name) : words.voidOf(name)}>
            {voidAskedBy ? words.confirmVoid : words.voidFile}
          </Button>
        </Form>
      )}
    </span>
  )
}
