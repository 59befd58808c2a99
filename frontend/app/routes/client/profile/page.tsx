import { UpdateOwnProfile } from '#contract/clients.js'
import * as checklist from '#contract/messages/checklist.js'
import * as payoutWords from '#contract/messages/client/payouts.js'
import * as words from '#contract/messages/client/profile.js'
import * as limitWords from '#contract/messages/limits.js'
import * as originWords from '#contract/messages/client/return-origins.js'
import * as policyWords from '#contract/messages/security-policy.js'
import { updateOwnProfile } from '../../../api/clients.server'
import { saveForm } from '../../../api/form-actions.server'
import { loadOwnProofs } from '../../../api/own-proofs.server'
import { loadOwnTerms } from '../../../api/plans.server'
import { silently } from '../../../api/silently.server'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { DialogFrame } from '../../../components/dialog-frame'
import { useFormAnswer } from '../../../components/form-answer'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Proofs } from '../../../components/own-proofs'
import { signedInClient } from '../../../session/client-session.server'
import { readForm } from '../../../session/form.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/page'
import { ContactDataCard } from './contact-data'
import { MembershipCard } from './membership'
import { RegistrationCard } from './registration'

export const meta: Route.MetaFunction = () => pageMeta(words.profile)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, membership } = signedInClient(context)
  const [proofs, terms] = await Promise.all([loadOwnProofs(context, url), silently(loadOwnTerms(context), null)])
  return { client, own: membership?.member ?? null, proofs, terms }
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveForm(context, await readForm(request), UpdateOwnProfile, (value) => updateOwnProfile(context, value), {
    to: '/client/profile',
    done: words.contactDataSaved,
    failed: words.yourContactDataCouldNot,
  })
}

const twoColumns = 'grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

export default function Profile({ loaderData, actionData: answer }: Route.ComponentProps) {
  const may = useMay()
  useFormAnswer(answer)
  const { client, own, proofs, terms } = loaderData
  return (
    <DialogFrame>
      <PageHeader title={words.profile} lead={words.ownProfileLead} />
      <div className={may('PUT /clients/me') ? twoColumns : undefined}>
        {may('PUT /clients/me') && <ContactDataCard client={client} answer={answer} />}
        <RegistrationCard client={client} terms={terms} />
      </div>
      <Proofs {...proofs} />
      {may('GET /clients/:clientID/payout-schedule') && (
        <Card title={payoutWords.scheduleTitle} lead={payoutWords.scheduleLead}>
          <ButtonLink to="/client/profile/payout-schedule" variant="outline">
            {payoutWords.scheduleOpen}
          </ButtonLink>
        </Card>
      )}
      {may('GET /clients/:clientID/return-origins') && (
        <Card title={originWords.returnOrigins} lead={originWords.lead}>
          <ButtonLink to="/client/profile/return-origins" variant="outline">
            {originWords.choose}
          </ButtonLink>
        </Card>
      )}
      {may('GET /clients/:clientID/limits') && (
        <Card title={limitWords.limits} lead={limitWords.clientLead}>
          <ButtonLink to="/client/profile/limits" variant="outline">
            {limitWords.open}
          </ButtonLink>
        </Card>
      )}
      {may('GET /clients/:clientID/requirements') && (
        <Card title={checklist.title} lead={checklist.profileLead}>
          <ButtonLink to="/client/profile/requirements" variant="outline">
            {checklist.openChecklist}
          </ButtonLink>
        </Card>
      )}
      {own?.isOwner && (
        <Card title={policyWords.clientTitle} lead={policyWords.clientLead}>
          <ButtonLink to="/client/profile/policy" variant="outline">
            {policyWords.clientChoose}
          </ButtonLink>
        </Card>
      )}
      {own && !own.isOwner && <MembershipCard clientName={client.name} roleName={own.role.name} />}
    </DialogFrame>
  )
}
