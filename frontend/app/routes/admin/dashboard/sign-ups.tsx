import type { SignUpsView } from '#contract/admin.js'
import * as texts from '#contract/messages/admin/dashboard.js'
import { Card } from '../../../components/card'
import { DailyChart } from '../../../components/daily-chart'
import { dayOf } from '../../../components/moment'

export function SignUps({ signUps: { days, total } }: { signUps: SignUpsView }) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const best = days.reduce((top, day) => (day.clients > top.clients ? day : top))
  return (
    <Card title={texts.signUps}>
      <DailyChart
        days={days.map(({ day, clients }) => ({ day, value: clients, title: counted(clients) }))}
        words={texts.fromToTheMostOn(counted(total), dayOf(first.day), dayOf(last.day), best.clients, dayOf(best.day))}
        left={texts.countInCount2Days(counted(total), days.length)}
        right={texts.peakPerDay(best.clients)}
      />
    </Card>
  )
}

const counted = (clients: number) => texts.clientsNew(clients)
