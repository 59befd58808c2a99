import type { SignUpsView } from '#contract/admin.js'
import { Card } from '../../../components/card'
import { DailyChart } from '../../../components/daily-chart'
import { dayOf } from '../../../components/moment'

export function SignUps({ signUps: { days, total } }: { signUps: SignUpsView }) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const best = days.reduce((top, day) => (day.clients > top.clients ? day : top))
  return (
    <Card title="Sign-ups">
      <DailyChart
        days={days.map(({ day, clients }) => ({ day, value: clients, title: counted(clients) }))}
        words={
          `${counted(total)} from ${dayOf(first.day)} to ${dayOf(last.day)}. ` +
          `The most on one day: ${best.clients}, on ${dayOf(best.day)}.`
        }
        left={`${counted(total)} in ${days.length} days`}
        right={`Most on one day ${best.clients}`}
      />
    </Card>
  )
}

const counted = (clients: number) => `${clients} new ${clients === 1 ? 'client' : 'clients'}`
