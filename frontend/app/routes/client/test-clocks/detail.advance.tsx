import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/client/test-clocks.js'
import type { TestClockView } from '#contract/test-clocks.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import type { FormAnswer } from '../../../components/dialog-form'
import { Field } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { useHydrated } from '../../../components/hydrated'
import { RefusalWords } from '../../../components/refusal-words'

const dayMs = 24 * 3_600_000
const sliderDays = 365
const monthDays = 31
const dayAfter = (now: string, days: number) => new Date(Date.parse(now) + days * dayMs).toISOString().slice(0, 10)

interface AdvanceCardProps {
  clock: TestClockView
  answer: (FormAnswer & { typed?: Record<string, string> }) | undefined
}

/** A date, and with scripts a slider of days that sets it. */
export function AdvanceCard({ clock: { now, status }, answer }: AdvanceCardProps) {
  useFormAnswer(answer)
  const [to, setTo] = useState(answer?.typed?.to ?? dayAfter(now, monthDays))
  const hydrated = useHydrated()
  const isBusy = useNavigation().formMethod === 'POST'
  const days = Math.round((Date.parse(to) - Date.parse(now)) / dayMs)
  return (
    <Card title={words.advance}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        {status === 'failed' && <p className="text-sm text-failed">{words.stopped}</p>}
        <Field
          label={words.advanceTo}
          name="to"
          type="date"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          error={answer?.fields?.to}
          help={words.advanceHelp}
          required
        />
        {hydrated && (
          <label className="flex flex-col gap-2 text-sm text-ink-soft">
            <span>
              {words.daysForward}: <span className="tabular text-ink">{Number.isNaN(days) ? '' : days}</span>
            </span>
            <input
              type="range"
              min={1}
              max={sliderDays}
              value={Number.isNaN(days) ? 1 : Math.min(Math.max(days, 1), sliderDays)}
              onChange={(event) => setTo(dayAfter(now, Number(event.currentTarget.value)))}
              className="w-full accent-brand"
            />
          </label>
        )}
        <RefusalWords answer={answer} />
        <div>
          <Button loading={isBusy} busyLabel={words.statuses.advancing}>
            {words.advance}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
