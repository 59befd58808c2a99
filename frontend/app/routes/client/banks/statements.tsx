import { clock } from '#contract/clock.js'
import * as words from '#contract/messages/components/terms.js'
import * as bankWords from '#contract/messages/client/banks.js'
import { monthsBack } from '#contract/months.js'
import { Card } from '../../../components/card'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { StatementMonths } from '../../../components/statement-months'
import { signedInClient } from '../../../session/client-session.server'
import { ButtonLink } from '../parts/may'
import type { Route } from './+types/statements'

export const meta: Route.MetaFunction = () => pageMeta(words.statements)

export function loader({ context }: Route.LoaderArgs) {
  const { createdAt } = signedInClient(context).client
  return { months: monthsBack(new Date(createdAt), clock.now()) }
}

export default function Statements({ loaderData: { months } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={words.statements}
        lead={words.statementsLead}
        action={
          <ButtonLink to="/client/banks" variant="outline">
            {bankWords.backToTheBalance}
          </ButtonLink>
        }
      />
      <Card flush>
        <StatementMonths months={months} base="/client/banks/statements" />
      </Card>
    </>
  )
}
