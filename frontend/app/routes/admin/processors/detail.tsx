import { Form, useNavigation } from 'react-router'
import * as connectWords from '#contract/messages/admin/connected-accounts.js'
import * as noticeWords from '#contract/messages/admin/processor-notices.js'
import * as words from '#contract/messages/admin/processors.js'
import type { ProcessorAccountView, UnreadableAnswersView } from '#contract/processor-accounts.js'
import { findProcessorAccount } from '../../../api/processor-accounts.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { BackLink } from '../../../components/back-link'
import { Badge } from '../../../components/badge'
import { Button, ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { Fact } from '../../../components/fact'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'
import type { Route } from './+types/detail'

const list = '/admin/processors'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.account.name ?? words.account)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  rowOrGone(context, findProcessorAccount(context, params.processorAccountID))

export default function ProcessorAccount({ loaderData: { account, kind } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={list}>{words.processors}</BackLink>
      <PageHeader
        title={account.name}
        lead={`${kind.title} · ${words.modeWords[account.mode]}`}
        action={<Actions account={account} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Settings account={account} />
        <Health account={account} />
      </div>
    </>
  )
}

function Actions({ account: { processorAccountID } }: { account: ProcessorAccountView }) {
  const { may } = useMay()
  const address = `${list}/${processorAccountID}/check`
  const isChecking = useNavigation().formAction === address
  return (
    <div className="flex flex-wrap gap-2">
      {may('POST /processor-accounts/:processorAccountID/check') && (
        <Form method="post" action={address}>
          <Button variant="outline" loading={isChecking}>
            {words.check}
          </Button>
        </Form>
      )}
      {may('PUT /processor-accounts/:processorAccountID') && (
        <ButtonLink to={`${list}/${processorAccountID}/edit`}>{words.edit}</ButtonLink>
      )}
    </div>
  )
}

function Settings({ account }: { account: ProcessorAccountView }) {
  const { may } = useMay()
  const {
    processorAccountID,
    noticeAddress,
    lastNoticeAt,
    currencies,
    methods,
    isEnabled,
    previousNoticeSecretEndsAt: until,
  } = account
  return (
    <Card title={words.account}>
      <dl className="flex flex-col gap-4">
        <Fact term={words.state}>
          <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? words.enabled : words.disabled}</Badge>
        </Fact>
        <Fact term={words.owner}>{account.clientID ? (account.clientName ?? account.clientID) : words.platform}</Fact>
        {account.usesConnect && (
          <Fact term={connectWords.title}>
            {connectWords.inUse}{' '}
            {may('GET /connected-accounts') && (
              <TextLink to={`${list}/connected?${new URLSearchParams({ processorAccountID })}`}>
                {connectWords.show}
              </TextLink>
            )}
          </Fact>
        )}
        <Fact term={words.noticeAddress}>
          <span className="flex flex-wrap items-center gap-2">
            <code className="min-w-0 font-mono text-sm break-all">{noticeAddress}</code>
            <CopyButton value={noticeAddress} label={words.noticeAddress} />
          </span>
          <span className="text-xs text-ink-faint">{words.noticeAddressHelp}</span>
        </Fact>
        <Fact term={words.lastNotice}>
          {lastNoticeAt ? <Moment iso={lastNoticeAt} /> : words.none}{' '}
          {lastNoticeAt && may('GET /processor-notices') && (
            <TextLink to={`${list}/notices?${new URLSearchParams({ processorAccountID })}`}>
              {noticeWords.notices}
            </TextLink>
          )}
        </Fact>
        {account.noticesMissingSince && (
          <Fact term={words.noticesMissing}>
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone="failed">{words.silent}</Badge> <Moment iso={account.noticesMissingSince} />
            </span>
            <TextLink to="/docs/observe#when-a-processor-stops-sending-webhooks">{words.whatToDo}</TextLink>
          </Fact>
        )}
        {until && (
          <Fact term={words.previousSecretUntil}>
            <Moment iso={until} />
          </Fact>
        )}
        <Fact term={words.currencies}>{currencies.join(', ')}</Fact>
        <Fact term={words.settlesAfterDays}>{words.settlesAfter(account.settlesAfterDays, account.mode)}</Fact>
        <Fact term={words.methods}>{methods.map((one) => words.methodWords[one] ?? one).join(', ')}</Fact>
      </dl>
    </Card>
  )
}

const timeOf = (ms: number | null) => (ms === null ? words.none : words.milliseconds(ms))

const Health = ({
  account: { attempts, successRate, p50Ms, p95Ms, circuit, unreadable },
}: {
  account: ProcessorAccountView
}) => (
  <Card title={words.lastDay}>
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact term={words.attempts}>{String(attempts)}</Fact>
      <Fact term={words.successRate}>{successRate === null ? words.none : words.percent(successRate)}</Fact>
      <Fact term={words.halfWithin}>{timeOf(p50Ms)}</Fact>
      <Fact term={words.mostWithin}>{timeOf(p95Ms)}</Fact>
      <Fact term={words.circuit}>
        <Badge tone={circuit === 'closed' ? 'success' : circuit === 'open' ? 'failed' : 'pending'}>
          {words.circuitWords[circuit]}
        </Badge>
      </Fact>
      {unreadable && <LastUnreadable unreadable={unreadable} />}
    </dl>
  </Card>
)

const LastUnreadable = ({ unreadable: { lastAt, countLastDay, reason } }: { unreadable: UnreadableAnswersView }) => (
  <div className="sm:col-span-2">
    <Fact term={words.lastUnreadable}>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={countLastDay > 0 ? 'failed' : 'neutral'}>{words.unreadableLastDay(countLastDay)}</Badge>
        <Moment iso={lastAt} />
      </span>
      <span className="text-sm break-words text-ink-faint">{reason}</span>
      <TextLink to="/docs/observe#when-responses-are-unreadable">{words.whatToDo}</TextLink>
    </Fact>
  </div>
)
