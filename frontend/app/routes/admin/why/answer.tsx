import * as words from '#contract/messages/admin/why.js'
import type { ExplanationView, PermissionView } from '#contract/permissions.js'
import { Card } from '../../../components/card'
import { CheckCircleIcon, CrossCircleIcon } from '../../../components/icon'
import { TextLink } from '../../../components/text-link'

export function WhyAnswer({ explanation }: { explanation: ExplanationView }) {
  const { allowed, sentence, route, decidedBy, missing } = explanation
  const Icon = allowed ? CheckCircleIcon : CrossCircleIcon
  return (
    <Card>
      <div className="flex items-start gap-4">
        <Icon className={`mt-0.5 size-6 ${allowed ? 'text-success' : 'text-failed'}`} />
        <div className="flex min-w-0 flex-col gap-2">
          <p role="status" className="font-medium text-ink">
            {allowed ? words.allowed : words.refused} {sentence}.
          </p>
          {route && (
            <p className="text-ink-soft">
              {words.theAddressIsTheRoute}{' '}
              <span className="font-mono text-xs">
                {route.method} {route.template}
              </span>
              .
            </p>
          )}
          <ul className="flex flex-col gap-1">
            {decidedBy.map(({ role, permission }) => (
              <li key={`${role.roleID} ${permission.permissionID}`}>
                <TextLink to={`/admin/roles?${new URLSearchParams({ q: role.roleID })}`}>{role.name}</TextLink>{' '}
                {words.has} <PermissionLink permission={permission} />
              </li>
            ))}
            {missing.map((permission) => (
              <li key={permission.permissionID}>
                {words.wouldAllowIt} <PermissionLink permission={permission} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  )
}

const PermissionLink = ({ permission: { permissionID, name } }: { permission: PermissionView }) => (
  <TextLink to={`/admin/permissions?${new URLSearchParams({ q: permissionID })}`}>{name}</TextLink>
)
