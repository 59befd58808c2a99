import type { ClientView } from '#contract/clients.js'
import * as words from '#contract/messages/admin/clients.js'
import * as twoPeople from '#contract/messages/admin/two-people.js'
import { ButtonLink } from '../../../components/button'
import { openDialog } from '../../../components/dialog-form'
import { useMay } from '../parts/may'
import { PageLink } from '../parts/page-links'
import { UnlockButton } from '../parts/unlock-button'

interface ClientActionsProps {
  client: ClientView
  isLocked: boolean
  /** Staff say that it is of high risk. */
  isMarked: boolean
}

/** The forms that belong to the list open here as pages; the client stays what the page is about. */
export function ClientActions({ client, isLocked, isMarked }: ClientActionsProps) {
  const { clientID, name, status } = client
  const { may, isAdmin } = useMay()
  const page = `/admin/clients/${clientID}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isLocked && <UnlockButton audience="client" id={clientID} name={name} size="md" />}
      {status === 'pending' && may('GET /clients/pending') && (
        <ButtonLink to="/admin/pending-clients">{words.review}</ButtonLink>
      )}
      {status === 'pending' && (
        <PageLink
          call="PUT /clients/:clientID/risk"
          to={`${page}/risk${isMarked ? '?lift' : ''}`}
          label={isMarked ? twoPeople.lift : twoPeople.mark}
          isDialog
        />
      )}
      {status === 'active' && (
        <PageLink call="POST /clients/:clientID/suspend" to={`${page}/suspend`} label={words.suspend} isDialog />
      )}
      {status === 'suspended' && may('POST /clients/:clientID/reactivate') && (
        <ButtonLink {...openDialog} to={`${page}/reactivate`}>
          {words.reactivate}
        </ButtonLink>
      )}
      <PageLink
        call="GET /transactions"
        to={`/admin/transactions?${new URLSearchParams({ clientID })}`}
        label={words.transactions}
      />
      {may('PUT /clients/:clientID') && (
        <ButtonLink reloadDocument to={`${page}/edit?page`} variant="outline">
          {words.edit}
        </ButtonLink>
      )}
      {isAdmin && (
        <ButtonLink {...openDialog} to={`${page}/reset-factors`} variant="outline">
          {words.resetFactors}
        </ButtonLink>
      )}
      {may('DELETE /clients/:clientID') && (
        <ButtonLink reloadDocument to={`${page}/delete`} variant="outline">
          {words.deleteWord}
        </ButtonLink>
      )}
    </div>
  )
}
