import type { ReactNode } from 'react'
import * as words from '#contract/messages/request-logs.js'
import type { RequestLogDetailView } from '#contract/request-logs.js'
import { BackLink } from './back-link'
import { Card } from './card'
import { CodeBlock } from './code-block'
import { CopyButton } from './copy-button'
import { Fact } from './fact'
import { Moment } from './moment'
import { Answer } from './request-log-table'
import { TextLink } from './text-link'

interface RequestLogDetailProps {
  log: RequestLogDetailView
  by: ReactNode
  list: string
  title: string
  transactions: string
}

export function RequestLogDetail({ log, by, list, title, transactions }: RequestLogDetailProps) {
  const { method, route, body, transactionID } = log
  return (
    <>
      <BackLink to={list}>{title}</BackLink>
      <header className="flex min-w-0 flex-col gap-2">
        <h1 className="font-mono text-xl [overflow-wrap:anywhere]">
          {method} {route}
        </h1>
        <Answer row={log} />
        {log.isReplay && <p className="text-ink-soft">{words.replayHelp}</p>}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {body ? (
            <div className="flex min-w-0 flex-col gap-2">
              <CodeBlock title={words.sent} code={JSON.stringify(body, null, 2)} />
              <p className="text-sm text-ink-faint">{words.sentHelp}</p>
            </div>
          ) : (
            <Card title={words.sent}>
              <p className="text-ink-soft">{words.nothingSent}</p>
            </Card>
          )}
          {transactionID && <Followed log={log} />}
        </div>
        <Facts log={log} by={by} transactions={transactions} />
      </div>
    </>
  )
}

function Facts({ log, by, transactions }: Pick<RequestLogDetailProps, 'log' | 'by' | 'transactions'>) {
  const { transactionID } = log
  return (
    <Card title={words.facts}>
      <dl className="flex flex-col gap-4">
        <Fact term={words.at}>
          <Moment iso={log.createdAt} />
        </Fact>
        <Fact term={words.took}>{words.milliseconds(log.durationMs)}</Fact>
        <Fact term={words.by}>{by}</Fact>
        <Fact term={words.program}>
          {log.userAgent ? <span className="[overflow-wrap:anywhere]">{log.userAgent}</span> : words.noProgram}
        </Fact>
        <Fact term={words.requestID}>
          <Copied value={log.requestID} name={words.requestIDWithin} />
        </Fact>
        <Fact term={words.key}>
          {log.idempotencyKey ? <Copied value={log.idempotencyKey} name={words.keyWithin} /> : words.noKey}
        </Fact>
        <Fact term={words.payment}>
          {transactionID ? (
            <TextLink to={`${transactions}/${transactionID}`}>
              <span className="font-mono text-xs break-all">{transactionID}</span>
            </TextLink>
          ) : (
            words.noPayment
          )}
        </Fact>
      </dl>
    </Card>
  )
}

const Copied = ({ value, name }: { value: string; name: string }) => (
  <span className="flex items-center gap-2">
    <code className="min-w-0 font-mono text-xs break-all">{value}</code>
    <CopyButton value={value} label={name} />
  </span>
)

function Followed({ log: { attempts, events } }: { log: RequestLogDetailView }) {
  const rows = [
    ...attempts.map(({ attemptID, number, outcome, createdAt }) => ({
      key: attemptID,
      sentence: words.attempt(number, outcome ? words.attemptOutcomes[outcome] : words.notAnsweredYet),
      at: createdAt,
    })),
    ...events.map(({ eventID, type, createdAt }) => ({ key: eventID, sentence: type, at: createdAt })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <Card title={words.followed} lead={words.followedHelp}>
      {rows.length === 0 && <p className="text-ink-soft">{words.nothingFollowed}</p>}
      <ol className="flex flex-col gap-3">
        {rows.map(({ key, sentence, at }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-sm">
            <span className="[overflow-wrap:anywhere]">{sentence}</span>
            <span className="text-ink-faint">
              <Moment iso={at} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
