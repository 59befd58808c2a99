import * as words from '#contract/messages/client/own-accounts.js'
import type { ProcessorAccountView } from '#contract/processor-accounts.js'
import { listOwnConnected } from '../../../api/connected-accounts.server'
import { listOwnAccounts } from '../../../api/own-accounts.server'
import { silently } from '../../../api/silently.server'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { EmptyState } from '../../../components/empty-state'
import { Fact } from '../../../components/fact'
import { PlusIcon } from '../../../components/icon'
import { LoadFailure } from '../../../components/load-failure'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { ButtonLink, PostButton } from '../parts/may'
import type { Route } from './+types/list'
import { Connected } from './list.connected'

export const meta: Route.MetaFunction = () => pageMeta(words.processors)

export const loader = async ({ context }: Route.LoaderArgs) => ({
  page: await silently(listOwnAccounts(context), null),
  connected: await silently(listOwnConnected(context), null),
})

export default function OwnAccounts({ loaderData: { page, connected } }: Route.ComponentProps) {
  const add = (
    <ButtonLink {...openDialog} to="/client/processors/new" icon={<PlusIcon />}>
      {words.addAccount}
    </ButtonLink>
  )
  return (
    <DialogFrame>
      <PageHeader title={words.processors} lead={words.lead} action={add} />
      <div className="mb-6 empty:hidden">{connected && <Connected connected={connected} />}</div>
      {/* With a connected account, payments don't go through the platform, as the empty list would say. */}
      {!(page?.items.length === 0 && connected?.items.length) && (
        <Card flush>
          {!page && <LoadFailure inset />}
          {page?.items.length === 0 && <EmptyState sentence={words.noAccounts} help={words.noAccountsHelp} />}
          {page && page.items.length > 0 && (
            <ul className="divide-y divide-line">
              {page.items.map((account) => (
                <li key={account.processorAccountID} className="flex flex-col gap-3 px-5 py-4">
                  <Account
                    account={account}
                    title={page.processors.find(({ processor }) => processor === account.processor)?.title ?? ''}
                    takesAll={page.processors.some(
                      ({ processor, currencies }) =>
                        processor === account.processor && currencies.length === account.currencies.length,
                    )}
                  />
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </DialogFrame>
  )
}

interface AccountProps {
  account: ProcessorAccountView
  title: string
  takesAll: boolean
}

function Account({ account, title, takesAll }: AccountProps) {
  const { name, isEnabled, currencies, noticeAddress, lastNoticeAt } = account
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-medium [overflow-wrap:anywhere]">{name}</h2>
          <p className="text-ink-soft">{title}</p>
        </div>
        <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? words.enabled : words.disabled}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_1fr]">
        <Fact term={words.currencies}>{takesAll ? words.allCurrencies : currencies.join(', ')}</Fact>
        <Fact term={words.lastNotice}>{lastNoticeAt ? <Moment iso={lastNoticeAt} /> : words.noNotice}</Fact>
        <Fact term={words.noticeAddress}>
          <span className="flex flex-wrap items-center gap-2">
            <code dir="ltr" className="min-w-0 font-mono text-sm break-all">
              {noticeAddress}
            </code>
            <CopyButton value={noticeAddress} label={words.noticeAddress} />
          </span>
          <span className="text-xs text-ink-faint">{words.noticeAddressHelp}</span>
        </Fact>
      </dl>
      <AccountActions account={account} />
    </>
  )
}

function AccountActions({ account: { processorAccountID, name } }: Pick<AccountProps, 'account'>) {
  const page = `/client/processors/${processorAccountID}`
  const named = <span className="sr-only"> {name}</span>
  const dialog = { ...openDialog, variant: 'ghost', size: 'sm', className: 'px-2!' } as const
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <PostButton action={`${page}/check`}>
        {words.check}
        {named}
      </PostButton>
      <ButtonLink {...dialog} to={`${page}/edit`}>
        {words.edit}
        {named}
      </ButtonLink>
      <ButtonLink {...dialog} to={`${page}/delete`}>
        {words.deleteWord}
        {named}
      </ButtonLink>
    </div>
  )
}
