import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/audit.js'
import { readAuditVerification, startAuditVerification } from '../../../api/audit.server'
import { ApiError } from '../../../api/http.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { BackLink } from '../../../components/back-link'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { failure, redirectWithToast } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import { VerificationState, VerifyButton } from '../parts/verification-state'
import type { Route } from './+types/verification'

const address = '/admin/audit/verification'

export const meta: Route.MetaFunction = () => pageMeta(words.verificationOfTheAuditLog)

export const loader = ({ context }: Route.LoaderArgs) => rowOrGone(context, readAuditVerification(context))

/** Starts a verification, or joins the one that is going on. */
export async function action({ context }: Route.ActionArgs) {
  try {
    await startAuditVerification(context)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, address, failure(error.explain(words.theVerificationCouldNotBe)))
  }
  return redirect(address)
}

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
