import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/audit.js'
import { readAuditVerification, startAuditVerification } from '../../../api/audit.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { BackLink } from '../../../components/back-link'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { useMay } from '../parts/may'
import { VerificationState, VerifyButton } from '../parts/verification-state'
import { orToast } from '../parts/button-answer.server'
import type { Route } from './+types/verification'

const address = '/admin/audit/verification'

export const meta: Route.MetaFunction = () => pageMeta(words.verificationOfTheAuditLog)

export const loader = ({ context }: Route.LoaderArgs) => rowOrGone(context, readAuditVerification(context))

/** Starts a verification, or joins the one that is going on. */
export const action = ({ context }: Route.ActionArgs) =>
  orToast(context, { to: address, failed: words.failedToStartVerification }, async () => {
    await startAuditVerification(context)
    return redirect(address)
  })

export default function AuditVerification({ loaderData: verification }: Route.ComponentProps) {
  const { may } = useMay()
  const mayStart = may('POST /audit/verification')
  return (
    <>
      <BackLink to="/admin/audit">{words.auditLog}</BackLink>
      <PageHeader
        title={words.verificationOfTheAuditLog}
        lead={words.eachEntryCarriesTheHash}
        action={
          mayStart && (
            <VerifyButton action={address} running={Boolean(verification.running)}>
              {words.verifyTheLog}
            </VerifyButton>
          )
        }
      />
      <VerificationState
        verification={verification}
        what={words.auditLogWithin}
        verb={words.is}
        covered={words.everyEntryWasCheckedFrom}
        mayStart={mayStart}
      />
    </>
  )
}
