import type { ReactNode } from 'react'
import { clientSessionMs, failedSignInsMax } from '#contract/limits.js'
import * as words from '#contract/messages/site/features.js'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import { Passage, Prose } from './prose'

const lead = words.whatGatehouseDoes

export const meta = () => pageMeta(words.features, lead)

export const handle = quiet

type Row = [feature: string, does: ReactNode]
const { names } = words

const idempotency = (
  <>
    {words.an} <code>Idempotency-Key</code> {words.onEachPayment}
  </>
)

const audiences: [title: string, rows: Row[]][] = [
  [
    words.forMerchants,
    [
      [names.signUp, words.signUpAndReview],
      [names.apiUsers, words.createApiUsers],
      [names.transactions, words.seeEveryPayment],
      [names.payments, words.takePayments],
      [names.team, words.inviteYourTeam],
    ],
  ],
  [
    words.forStaff,
    [
      [names.onboarding, words.reviewRegistrations],
      [names.approvals, words.approveOrReject],
      [names.access, words.accessByRole],
      [names.money, words.routeAndReconcile],
      [names.operations, words.compareWeeks],
    ],
  ],
  [
    words.forDevelopers,
    [
      [names.authentication, words.oauth20ClientCredentials],
      [names.retries, idempotency],
      [names.errors, words.oneErrorFormat],
      [names.tools, words.sdksAndMore],
    ],
  ],
  [
    words.forWhoeverIsResponsible,
    [
      [names.permissions, words.permissionsAreRows],
      [names.roleUsage, words.rolesShowWhatIsUsed],
      [names.evidence, words.decisionsCanBeProven],
      [names.secrets, words.passwordsAreHashed],
      [names.lockout, words.afterWrongPasswordsAnAccount(failedSignInsMax)],
      [names.sessions, words.aMerchantsSessionEndsAfter(clientSessionMs / 3_600_000)],
    ],
  ],
]

export default function Features() {
  return (
    <Prose title={words.features} lead={lead}>
      {audiences.map(([title, rows]) => (
        <Passage key={title} title={title}>
          <FeatureTable caption={title} rows={rows} />
        </Passage>
      ))}
    </Prose>
  )
}

const FeatureTable = ({ caption, rows }: { caption: string; rows: Row[] }) => (
  <table className="w-full text-start">
    <caption className="sr-only">{caption}</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">{words.feature}</th>
        <th scope="col">{words.whatItDoes}</th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {rows.map(([feature, does]) => (
        <tr key={feature} className="align-baseline max-sm:grid max-sm:gap-1 max-sm:py-3">
          <th scope="row" className="text-start font-medium text-ink sm:w-44 sm:py-3 sm:pe-6">
            {feature}
          </th>
          <td className="sm:py-3">{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
