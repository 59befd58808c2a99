import type { ReactNode } from 'react'
import type { ClientView } from '#contract/clients.js'
import * as termsWords from '#contract/messages/components/terms.js'
import * as words from '#contract/messages/client/profile.js'
import type { ClientTermsView } from '#contract/plans.js'
import { adminSignup } from '#contract/messages/sign-up.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { Email } from '../../../components/email'
import { Moment } from '../../../components/moment'
import { inPercent, termsInWords } from '../../../components/terms-words'
import { TextLink } from '../../../components/text-link'
import { typeInWords } from '../../../components/client-type'

/** What was reviewed at the approval, and so is not for the merchant alone to change. */
export function RegistrationCard({ client, terms }: { client: ClientView; terms: ClientTermsView | null }) {
  const { name, clientType, emailAddress, pendingEmailAddress, chargePercentage, clientID, createdAt } = client
  return (
    <div className="flex flex-col gap-6">
      <Card title={words.registration}>
        <dl className="flex flex-col gap-4">
          <Fact label={words.name}>{name}</Fact>
          <Fact label={words.type}>{typeInWords(clientType)}</Fact>
          <Fact label={words.email}>
            <Email address={emailAddress} />
            {pendingEmailAddress && <PendingEmail address={pendingEmailAddress} />}
          </Fact>
          <Fact label={words.ratePerPayment}>
            <span className="tabular">{chargePercentage.toFixed(2)}%</span>
          </Fact>
          {client.payoutsHeldUntil && (
            <Fact label={words.payoutsWaitUntil}>
              <Moment iso={client.payoutsHeldUntil} />
            </Fact>
          )}
          <Fact label={words.registered}>
            <Moment iso={createdAt} />
          </Fact>
          <Fact label={words.clientId}>
            <span className="font-mono text-xs break-all">{clientID}</span>
            <span className="-my-1.5 -ml-3 block">
              <CopyButton value={clientID} label={words.clientIdWithin} />
            </span>
          </Fact>
        </dl>
        <p className="mt-5 border-t border-line pt-4 text-ink-soft">
          {words.seeAMistake} <TextLink to="/contact">{words.contactUs}</TextLink>
          {words.forAColleagueWhoJoins}{' '}
          <TextLink to={`/admin/signup?${new URLSearchParams({ clientID })}`}>{adminSignup.title}</TextLink>.
        </p>
      </Card>
      {terms && <PricesCard of={terms} />}
      <Card title={words.password}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-ink-soft">{words.changingItSignsOutEvery}</p>
          <ButtonLink to="/client/profile/password" variant="outline">
            {words.changePassword}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}

const PendingEmail = ({ address }: { address: string }) => (
  <span className="mt-1 block text-xs text-pending">
    {words.ourStaffAskedToChange} <span className="font-medium [overflow-wrap:anywhere]">{address}</span>
    {words.theMailAboutItHas}
  </span>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 max-sm:[&_time]:whitespace-normal">
    <dt className="text-ink-faint">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)

function PricesCard({ of: { terms, reserve, refundsKeepFee, ...of } }: { of: ClientTermsView }) {
  const chargePercentage = terms.chargePercentage ?? of.chargePercentage
  return (
    <Card title={termsWords.prices} lead={termsWords.pricingLead}>
      <ul className="tabular flex flex-col gap-1">
        {termsInWords({ ...terms, chargePercentage }, refundsKeepFee).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {reserve.percentage > 0 && <li>{termsWords.reserve(inPercent(reserve.percentage), reserve.days)}</li>}
      </ul>
    </Card>
  )
}
