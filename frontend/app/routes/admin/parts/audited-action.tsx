import type { AuditEntryView } from '#contract/audit.js'
import * as texts from '#contract/messages/admin/parts.js'

/** `client.key_regenerated` in words. */
export const actionInWords = (action: string): string => {
  const words = action.replaceAll('_', ' ').replace('.', ': ').replace('api user', texts.apiUser)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const kinds: Record<string, string> = {
  portal: texts.portalUser,
  client: 'Client',
  integrator: texts.apiUser,
  'client-status': texts.anApplicant,
  visitor: texts.aVisitor,
  system: texts.theSystem,
}

export const actorInWords = (actorKind: string): string => kinds[actorKind] ?? actorKind

interface ActorProps {
  entry: Pick<AuditEntryView, 'actorKind' | 'actorID'>
  /** Of portal users and clients, by id, as far as this person may see them. */
  names: Record<string, string>
}

export function Actor({ entry: { actorKind, actorID }, names }: ActorProps) {
  const kind = actorInWords(actorKind)
  if (!actorID) return kind
  const name = names[actorID]
  return (
    <span className="flex flex-col items-start cards:items-end">
      <span className="[overflow-wrap:anywhere]">{name ?? kind}</span>
      {!name && <span className="font-mono text-xs break-all text-ink-faint">{actorID}</span>}
    </span>
  )
}
