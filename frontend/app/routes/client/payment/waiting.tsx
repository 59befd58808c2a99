import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/client/payment.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { TransactionView } from '#contract/transactions.js'
import type { CodeActionView } from '#contract/next-actions.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Fact } from '../../../components/fact'
import { FormError } from '../../../components/form-error'
import { useHydrated } from '../../../components/hydrated'
import { clockOf, Moment } from '../../../components/moment'
import { StatusBadge } from '../../../components/status-badge'
import { TextLink } from '../../../components/text-link'

interface WaitingPaymentProps {
  payment: TransactionView
  nextAction: CodeActionView
  formID: string
  now: number
  sentence: string | undefined
}

export function WaitingPayment({ payment, nextAction, formID, now, sentence }: WaitingPaymentProps) {
  const { transactionID, amount, currency, description, status } = payment
  const { contact, triesLeft, resendsLeft, codeExpiresAt, expiresAt } = nextAction
  return (
    <Card title={formatMoney(amount, currency)} lead={description} action={<StatusBadge status={status} />}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact term={words.theCodeGoesTo}>
          <span className="tabular">{contact}</span>
        </Fact>
        <Fact term={words.theLastCodeWorksUntil}>
          <Moment iso={codeExpiresAt} />
        </Fact>
        <Fact term={words.triesLeft}>{String(triesLeft)}</Fact>
        <Fact term={words.resendsLeft}>{String(resendsLeft)}</Fact>
        <Fact term={words.thePaymentExpires}>
          <Moment iso={expiresAt} />
        </Fact>
        <Fact term={words.payment}>
          <TextLink to={`/client/transactions/${transactionID}`} className="font-mono text-xs font-normal!">
            {transactionID}
          </TextLink>
        </Fact>
      </dl>
      <div className="mt-5 flex flex-col gap-4">
        {sentence && <FormError>{sentence}</FormError>}
        {resendsLeft === 0 ? (
          <p className="text-ink-soft">{words.codeCannotBeResent}</p>
        ) : (
          <Resend transactionID={transactionID} formID={formID} resendAfter={nextAction.resendAfter} now={now} />
        )}
      </div>
    </Card>
  )
}

interface ResendProps {
  transactionID: string
  formID: string
  resendAfter: string
  now: number
}

/** Until the next code may be sent, seconds count down; without JavaScript the time stands there. */
function Resend({ transactionID, formID, resendAfter, now }: ResendProps) {
  const hydrated = useHydrated()
  const waitSeconds = useCountdown(Math.ceil((Date.parse(resendAfter) - now) / 1_000))
  const isBusy = useNavigation().formMethod === 'POST'
  const mustWait = waitSeconds > 0
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="transactionID" value={transactionID} />
      <input type="hidden" name="formID" value={formID} />
      <Button loading={isBusy} disabled={hydrated && mustWait}>
        {words.resendCode}
      </Button>
      {mustWait && (
        <span className="tabular text-ink-soft">
          {hydrated ? words.youCanSendItAgain(waitSeconds) : words.youCanSendItAgainFrom(clockOf(resendAfter))}
        </span>
      )}
    </Form>
  )
}

// By the time that has passed here, so that a wrong clock in the browser does not matter.
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (seconds <= 0) return
    const begun = performance.now()
    const timer = setInterval(() => {
      const now = seconds - Math.floor((performance.now() - begun) / 1_000)
      setLeft(now)
      if (now <= 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
