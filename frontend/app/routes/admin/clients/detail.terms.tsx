import { clock } from '#contract/clock.js'
import * as words from '#contract/messages/admin/plans.js'
import * as terms from '#contract/messages/components/terms.js'
import type { ClientTermsView } from '#contract/plans.js'
import { monthsBack } from '#contract/months.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { openDialog } from '../../../components/dialog-form'
import { StatementMonths } from '../../../components/statement-months'
import { inPercent, termsInWords } from '../../../components/terms-words'
import { useMay } from '../parts/may'

export function ClientTerms({ of }: { of: ClientTermsView }) {
  const { may } = useMay()
  const { clientID, planName, reserve } = of
  const chargePercentage = of.terms.chargePercentage ?? of.chargePercentage
  const sentences = termsInWords({ ...of.terms, chargePercentage }, of.refundsKeepFee)
  const change = may('PUT /clients/:clientID/terms') && (
    <ButtonLink {...openDialog} to={`/admin/clients/${clientID}/terms`} variant="outline">
      {words.changeOf}
    </ButtonLink>
  )
  return (
    <Card title={words.ofClient} lead={planName ?? words.own} action={change}>
      <ul className="tabular flex flex-col gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {reserve.percentage > 0 && <li>{terms.reserve(inPercent(reserve.percentage), reserve.days)}</li>}
      </ul>
    </Card>
  )
}

const shownMonths = 12

export const ClientStatements = ({ clientID, createdAt }: { clientID: string; createdAt: string }) => (
  <Card flush title={words.statements} lead={words.statementsLead}>
    <StatementMonths
      months={monthsBack(new Date(createdAt), clock.now()).slice(0, shownMonths)}
      base={`/admin/clients/${clientID}/statements`}
    />
  </Card>
)
