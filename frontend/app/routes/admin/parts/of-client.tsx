import { TextLink } from '../../../components/text-link'

interface OfClientProps {
  clientID: string
  /** Absent: this person may not see the client, or it was deleted. */
  name: string | undefined
}

export function OfClient({ clientID, name }: OfClientProps) {
  if (!name) return <span className="font-mono text-xs break-all">{clientID}</span>
  return <TextLink to={`/admin/clients/${clientID}`}>{name}</TextLink>
}
