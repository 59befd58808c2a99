import type { IdentityProviderView } from '#contract/identity-providers.js'
import * as words from '#contract/messages/identity-providers.js'
import { listIdentityProviders } from '../../../api/identity-providers.server'
import { mainCall } from '../../../api/main-call.server'
import { Badge } from '../../../components/badge'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { EmptyState } from '../../../components/empty-state'
import { Fact } from '../../../components/fact'
import { FormError } from '../../../components/form-error'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { PostButton } from '../../../components/post-button'
import { useMay } from '../parts/may'
import { AddLink } from '../parts/page-links'
import type { Route } from './+types/list'

const list = '/admin/identity-providers'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  return { providers: (await mainCall(context, listIdentityProviders(context)))?.items ?? null }
}

export default function IdentityProviders({ loaderData: { providers } }: Route.ComponentProps) {
  const { isAdmin } = useMay()
  const add = isAdmin && <AddLink to={`${list}/new`} label={words.add} />
  return (
    <DialogFrame>
      <PageHeader title={words.title} lead={words.lead} action={add} />
      {!providers && <FormError>{words.failedToFetch}</FormError>}
      {providers?.length === 0 && (
        <Card>
          <EmptyState sentence={words.none} help={words.noneLead} />
        </Card>
      )}
      {providers?.map((provider) => (
        <Provider key={provider.providerID} provider={provider} />
      ))}
    </DialogFrame>
  )
}

function Provider({ provider }: { provider: IdentityProviderView }) {
  const { isAdmin, may } = useMay()
  const { providerID, name, issuer, emailDomains, isEnabled, isOnlyWay, redirectUri, signOutUri, roleMap } = provider
  const at = `${list}/${providerID}`
  return (
    <Card title={name} lead={issuer}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-2">
          <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? words.enabled : words.disabled}</Badge>
          {isOnlyWay && <Badge tone="info">{words.onlyWayBadge}</Badge>}
        </div>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact term={words.emailDomains}>{emailDomains.join(', ')}</Fact>
          <Fact term={words.rolesTitle}>
            {roleMap.map(({ value, roleName }) => words.mapped(value, roleName ?? words.goneRole)).join(', ') ||
              words.noRoles}
          </Fact>
          <Fact term={words.redirectUri}>
            <Address text={redirectUri} />
          </Fact>
          <Fact term={words.signOutUri}>
            <Address text={signOutUri} />
          </Fact>
        </dl>
        <div className="flex flex-wrap gap-2">
          {may('POST /identity-providers/:providerID/check') && (
            <PostButton action={`${at}/check`}>{words.check}</PostButton>
          )}
          {isAdmin && (
            <>
              <ButtonLink {...openDialog} to={`${at}/edit`} variant="outline" size="sm">
                {words.edit}
              </ButtonLink>
              <ButtonLink {...openDialog} to={`${at}/delete`} variant="outline" size="sm">
                {words.remove}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </Card>
  )
}

const Address = ({ text }: { text: string }) => (
  <span className="flex min-w-0 items-center gap-2">
    <code className="min-w-0 text-sm [overflow-wrap:anywhere]">{text}</code>
    <CopyButton value={text} />
  </span>
)
