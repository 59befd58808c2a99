import * as texts from '#contract/messages/admin/payouts.js'
import * as clientWords from '#contract/messages/client/payouts.js'
import { formatMoney } from '#contract/money.js'
import type { PayoutScheduleView } from '#contract/payouts.js'
import { Card } from '../../../components/card'
import { Fact } from '../../../components/fact'
import { Moment } from '../../../components/moment'
import { PageLink } from '../parts/page-links'

/** When the client is paid out by itself, what it has, and what withholds it. */
export function ClientPayouts({ schedule }: { schedule: PayoutScheduleView }) {
  const { clientID, interval, nextAt, standings, delayDays, reservePercentage, reserveDays } = schedule
  const query = new URLSearchParams({ clientID })
  const actions = (
    <div className="flex flex-wrap gap-2">
      <PageLink call="GET /payouts" to={`/admin/payouts?${query}`} label={texts.seePayouts} size="sm" />
      <PageLink
        call="PUT /clients/:clientID/payout-schedule"
        to={`/admin/clients/${clientID}/payout-rules`}
        label={texts.changeRules}
        size="sm"
        isDialog
      />
      <PageLink call="POST /payouts" to={`/admin/payouts/new?${query}`} label={texts.newPayout} size="sm" isDialog />
    </div>
  )
  return (
    <Card title={texts.onClient} action={actions}>
      <dl className="grid gap-4 text-sm sm:grid-cols-2">
        <Fact term={texts.scheduleOf}>
          {clientWords.intervals[interval]}
          {nextAt && (
            <span className="block text-ink-soft">
              <Moment iso={nextAt} />
            </span>
          )}
          {delayDays > 0 && <span className="block text-ink-soft">{clientWords.delayed(delayDays)}</span>}
          {reservePercentage > 0 && (
            <span className="block text-ink-soft">{texts.keptBack(reservePercentage, reserveDays)}</span>
          )}
        </Fact>
        {standings.map(({ currency, available, sentence }) => (
          <Fact key={currency} term={texts.balance}>
            <span className="font-semibold whitespace-nowrap text-ink">{formatMoney(available, currency)}</span>
            {sentence && <span className="block text-ink-soft">{sentence}</span>}
          </Fact>
        ))}
        {standings.length === 0 && <Fact term={texts.balance}>{clientWords.nothingAvailable}</Fact>}
      </dl>
    </Card>
  )
}
