import { useEffect } from 'react'
import { Form, useNavigation, useRevalidator } from 'react-router'
import { verificationPollMs } from '#contract/book-limits.js'
import * as texts from '#contract/messages/admin/parts.js'
import type { FoundView, VerificationRunView, VerificationView } from '#contract/verification.js'
import { Button } from '../../../components/button'
import { AlertIcon, CheckCircleIcon, ClockIcon, CrossCircleIcon, InfoIcon, ShieldIcon } from '../../../components/icon'
import { Moment } from '../../../components/moment'

interface Words {
  what: string
  verb: 'is' | 'are'
  covered: string
  mayStart: boolean
}

interface VerificationStateProps extends Words {
  verification: VerificationView
}

/** How far a run is, and what the last whole one found: for everybody who may read it. */
export function VerificationState({ verification, ...words }: VerificationStateProps) {
  const { running, last, brokenOffAt } = verification
  return (
    <div role="region" aria-label={texts.verification} className="flex flex-col gap-3">
      {running && <Running run={running} {...words} />}
      {last ? <Found found={last} {...words} /> : !running && <Never {...words} />}
      {brokenOffAt && !running && <BrokenOff at={brokenOffAt} mayStart={words.mayStart} />}
    </div>
  )
}

/** Posts; while a run is going on there is nothing to start. */
export function VerifyButton({ action, running, children }: { action: string; running: boolean; children: string }) {
  const isSending = useNavigation().formAction === action
  return (
    <Form method="post" action={action} preventScrollReset>
      <Button icon={<ShieldIcon />} loading={isSending} disabled={running}>
        {children}
      </Button>
    </Form>
  )
}

const panel = 'flex items-start gap-3 rounded-panel p-4'

function Running({ run: { startedAt, rowsDone, rowsTotal }, what, verb }: Words & { run: VerificationRunView }) {
  useAskAgain()
  return (
    <section className={`${panel} bg-info-soft text-info`}>
      <ClockIcon className="mt-0.5 size-5" />
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <p role="status" className="font-medium">
          {texts.theWhatVerbBeingVerified(what, verb)}
        </p>
        <progress
          aria-label={texts.verificationOfTheWhat(what)}
          className="h-1.5 w-full max-w-md appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-current"
          max={Math.max(rowsTotal, 1)}
          value={rowsTotal > 0 ? rowsDone : undefined}
        />
        <p className="tabular text-ink-soft">
          {texts.partSince(
            rowsTotal > 0 ? texts.countOfCount2Rows(grouped(rowsDone), grouped(rowsTotal)) : texts.countingTheRows,
          )}{' '}
          <Moment iso={startedAt} />.
        </p>
        <noscript>
          <meta httpEquiv="refresh" content={String((3 * verificationPollMs) / 1_000)} />
          <p className="text-ink-soft">{texts.pageRefreshesUntilVerified}</p>
        </noscript>
      </div>
    </section>
  )
}

function useAskAgain(): void {
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), verificationPollMs)
    return () => clearTimeout(timer)
  }, [state, revalidate])
}

function Found({ found, what, verb, covered }: Words & { found: FoundView }) {
  const { isIntact, entries, fault, finishedAt, ageSeconds } = found
  const Icon = isIntact ? CheckCircleIcon : CrossCircleIcon
  return (
    <section className={`${panel} ${isIntact ? 'bg-success-soft text-success' : 'bg-failed-soft text-failed'}`}>
      <Icon className="mt-0.5 size-5" />
      <div className="flex min-w-0 flex-col gap-0.5">
        <p role="status" className="font-medium [overflow-wrap:anywhere]">
          {isIntact
            ? texts.theWhatVerbIntactEntries(what, verb, entries)
            : texts.theWhatVerbDamagedFault(what, verb, fault)}
        </p>
        <p className="text-ink-soft">
          {covered} {ageOf(ageSeconds)}: <Moment iso={finishedAt} />.
        </p>
      </div>
    </section>
  )
}

const Never = ({ what, verb, mayStart }: Words) => (
  <section className={`${panel} border border-line bg-panel`}>
    <InfoIcon className="mt-0.5 size-5 text-ink-faint" />
    <div className="flex min-w-0 flex-col gap-0.5">
      <p role="status" className="font-medium text-ink">
        {texts.theWhatPartNeverVerified(what, verb === 'are' ? texts.were : texts.was)}
      </p>
      <p className="text-ink-soft">{mayStart ? texts.verificationRunsAlongside : texts.askSomebodyWhoseRoleHas}</p>
    </div>
  </section>
)

const BrokenOff = ({ at, mayStart }: { at: string; mayStart: boolean }) => (
  <section className={`${panel} bg-pending-soft text-pending`}>
    <AlertIcon className="mt-0.5 size-5" />
    <div className="flex min-w-0 flex-col gap-0.5">
      <p className="font-medium">{texts.lastVerificationUnfinished}</p>
      <p className="text-ink-soft">
        {texts.itBrokeOff} <Moment iso={at} />
        {texts.forExampleBecauseItsServer}
        {mayStart && texts.startAnotherOne}
      </p>
    </div>
  </section>
)

/** Written the same on the server and in the browser. */
const grouped = (count: number) => new Intl.NumberFormat('en').format(count)

function ageOf(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [0, '']
      : seconds < 3_600
        ? [Math.floor(seconds / 60), 'minute']
        : seconds < 86_400
          ? [Math.floor(seconds / 3_600), 'hour']
          : [Math.floor(seconds / 86_400), 'day']
  return count === 0 ? 'less than a minute ago' : texts.countUnitAgo(count, unit)
}
