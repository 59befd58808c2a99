import * as words from '#contract/messages/admin/debts.js'
import type { DebtView } from '#contract/debts.js'
import { formatMoney } from '#contract/money.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { Fact } from '../../../components/fact'
import { Asked } from '../parts/debt-asked'
import { useMay } from '../parts/may'
import { PageLink } from '../parts/page-links'

/** What this client owes us; nothing is shown of a client that owes nothing. */
export function ClientDebts({ debts }: { debts: DebtView[] }) {
  const { may } = useMay()
  const owing = debts.filter(({ owed }) => owed > 0)
  if (owing.length === 0) return null
  const all = may('GET /debts') && (
    <ButtonLink to="/admin/debts" variant="outline" size="sm">
      {words.seeDebts}
    </ButtonLink>
  )
  return (
    <Card title={words.onClient} action={all}>
      <ul className="flex flex-col gap-5 text-sm">
        {owing.map((debt) => (
          <li key={debt.currency} className="flex flex-col gap-4">
            <dl className="grid gap-4 sm:grid-cols-2">
              <Fact term={words.owes}>
                <span className="tabular font-semibold text-ink">{formatMoney(debt.owed, debt.currency)}</span>
              </Fact>
              <Fact term={words.asked}>
                <Asked debt={{ ...debt, writeOff: null }} />
              </Fact>
            </dl>
            <Actions debt={debt} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Actions({ debt: { clientID, currency, request } }: { debt: DebtView }) {
  const of = `/admin/debts/${clientID}/${currency}`
  return (
    <div className="flex flex-wrap gap-2">
      <PageLink
        call="POST /debt-requests"
        to={`${of}/ask`}
        label={request ? words.askAgain : words.ask}
        size="sm"
        isDialog
      />
      <PageLink call="POST /write-offs" to={`${of}/write-off`} label={words.writeOff} size="sm" isDialog />
    </div>
  )
}
