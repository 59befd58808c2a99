import type { ReactNode } from 'react'
import type { ClientStatusView } from '#contract/clients.js'
import { leadOf } from '#contract/messages/checklist.js'
import * as words from '#contract/messages/client/pending-approval.js'
import { pendingApproval } from '#contract/messages/sign-in.js'
import { adminSignup } from '#contract/messages/sign-up.js'
import { ButtonLink } from '../../../components/button'
import { EntryCard } from '../../../components/entry-card'
import { CheckCircleIcon, ClockIcon, CrossCircleIcon, type IconProps, ShieldIcon } from '../../../components/icon'
import { TextLink } from '../../../components/text-link'

interface Face {
  title: string
  Icon: (props: IconProps) => ReactNode
  colours: string
}

const faces = (): Record<ClientStatusView['status'] | 'unknown', Face> => ({
  active: { title: pendingApproval.active, Icon: CheckCircleIcon, colours: 'bg-success-soft text-success' },
  pending: { title: pendingApproval.pending, Icon: ClockIcon, colours: 'bg-pending-soft text-pending' },
  rejected: { title: words.registrationNotApproved, Icon: CrossCircleIcon, colours: 'bg-failed-soft text-failed' },
  suspended: { title: words.accountSuspended, Icon: CrossCircleIcon, colours: 'bg-failed-soft text-failed' },
  unknown: { title: pendingApproval.noStatus, Icon: ShieldIcon, colours: 'bg-sunken text-ink-soft' },
})

export const titleOf = (status: ClientStatusView | null) => faces()[status?.status ?? 'unknown'].title

interface StatusCardProps {
  status: ClientStatusView | null
  /** So many things are still missing; null: nothing is asked. */
  open: number | null
}

export function StatusCard({ status, open }: StatusCardProps) {
  const { title, Icon, colours } = faces()[status?.status ?? 'unknown']
  const emblem = (
    <span className={`mb-2 grid size-12 place-items-center rounded-full ${colours}`}>
      <Icon className="size-6" />
    </span>
  )
  return (
    <EntryCard title={title} emblem={emblem} footer={<WaysOn status={status} />}>
      {status ? <Standing status={status} open={open} /> : <Unknown />}
    </EntryCard>
  )
}

/** A colleague may ask for an account in the admin portal; a rejected client has no use for one. */
function WaysOn({ status }: { status: ClientStatusView | null }) {
  const mayHaveStaff = status?.status === 'pending' || status?.status === 'active'
  return (
    <>
      <TextLink to="/">{words.backToThePublicSite}</TextLink>
      {mayHaveStaff && (
        <TextLink to={`/admin/signup?${new URLSearchParams({ clientID: status.clientID })}`}>
          {adminSignup.title}
        </TextLink>
      )}
    </>
  )
}

function Standing({ status: { name, status, reason }, open }: StatusCardProps & { status: ClientStatusView }) {
  return (
    <div className="flex flex-col gap-5 text-sm text-ink-soft">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-control bg-sunken px-4 py-3">
        <dt className="text-ink-faint">{words.registeredAs}</dt>
        <dd className="font-medium text-ink">{name}</dd>
      </dl>
      {status === 'active' && (
        <>
          <p>{words.youCanSignInNow}</p>
          <ButtonLink to="/client/login" fullWidth>
            {pendingApproval.goToLogin}
          </ButtonLink>
        </>
      )}
      {status === 'pending' && (
        <>
          <p>{open === null ? words.thankYouForRegisteringOur : leadOf(open)}</p>
          <p>{words.pageUpdatesWhenApproved}</p>
        </>
      )}
      {status === 'rejected' && <p>{words.ourTeamLookedAtYour}</p>}
      {status === 'suspended' && <p>{words.ourTeamHasSuspendedThis}</p>}
      {reason && (
        <blockquote className="border-l-2 border-edge pl-4">
          <p className="font-medium text-ink">{words.reason}</p>
          <p className="whitespace-pre-line">{reason}</p>
        </blockquote>
      )}
      {status === 'rejected' && (
        <>
          <p>{words.youCanCorrectYourDetails}</p>
          <ButtonLink to="/client/signup/reapply" fullWidth>
            {words.applyAgain}
          </ButtonLink>
        </>
      )}
      {(status === 'rejected' || status === 'suspended') && (
        <ButtonLink to="/contact" variant="outline" fullWidth>
          {words.contactUs}
        </ButtonLink>
      )}
    </div>
  )
}

function Unknown() {
  return (
    <div className="flex flex-col gap-5 text-sm text-ink-soft">
      <p>{pendingApproval.underReview}</p>
      <p>{words.signInToSeeHow}</p>
      <ButtonLink to="/client/login" variant="outline" fullWidth>
        {words.signIn}
      </ButtonLink>
    </div>
  )
}
