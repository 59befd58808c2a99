import { Form, useNavigation, useRouteLoaderData } from 'react-router'
import { verifyAudit } from '../../api/audit.server'
import { rowOrGone } from '../../api/row-or-gone.server'
import { Button, ButtonLink } from '../../components/button'
import { Card } from '../../components/card'
import { ErrorPage } from '../../components/error-page'
import { CheckCircleIcon, CrossCircleIcon } from '../../components/icon'
import { Moment } from '../../components/moment'
import { PageHeader } from '../../components/page-header'
import { pageMeta } from '../../components/page-meta'
import type { Route } from './+types/audit.verification'

export const meta: Route.MetaFunction = () => pageMeta('Verification of the audit log')

export async function loader({ context }: Route.LoaderArgs) {
  const result = await rowOrGone(context, verifyAudit(context))
  return { ...result, at: new Date().toISOString() }
}

export default function AuditVerification({ loaderData: { entries, isIntact, fault, at } }: Route.ComponentProps) {
  const { state } = useNavigation()
  const Icon = isIntact ? CheckCircleIcon : CrossCircleIcon
  return (
    <>
      <PageHeader
        title="Verification of the audit log"
        lead="Each entry carries the hash of the one before it, so that none can be altered or taken out unseen."
      />
      <div className="max-w-2xl">
        <Card>
          <div className="flex items-start gap-4">
            <Icon className={`mt-0.5 size-6 ${isIntact ? 'text-success' : 'text-failed'}`} />
            <div className="flex flex-col gap-1">
              <p role="status" className="font-medium text-ink">
                {isIntact ? `The audit log is intact: ${entries} entries.` : `The audit log is damaged: ${fault}.`}
              </p>
              <p className="text-ink-soft">
                Checked from its first entry on, <Moment iso={at} />.
              </p>
            </div>
          </div>
          <Form className="mt-5 flex gap-3">
            <Button loading={state !== 'idle'}>Verify again</Button>
            <ButtonLink to="/admin/audit" variant="outline">
              To the log
            </ButtonLink>
          </Form>
        </Card>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} requestId={useRouteLoaderData<{ requestId: string }>('root')?.requestId} />
}
