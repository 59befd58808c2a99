import type { AuditFilter } from '../../../api/audit.server'

const filterNames = ['action', 'actor', 'target', 'from', 'to'] as const

/** From the address; days become the times that they begin and end at, and what the list shows becomes what the API asks for. */
export function filterOf(
  { searchParams }: URL,
  names: Record<string, string>,
): { typed: Record<string, string>; filter: AuditFilter } {
  const typed = Object.fromEntries(filterNames.map((name) => [name, searchParams.get(name)?.trim() ?? '']))
  const isDay = (text: string | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')
  const filter = {
    ...typed,
    action: actionOf(typed.action ?? ''),
    actor: idOf(typed.actor ?? '', names),
    target: idOf(typed.target ?? '', names),
    ...(isDay(typed.from) && { from: `${typed.from}T00:00:00.000Z` }),
    ...(isDay(typed.to) && { to: `${typed.to}T23:59:59.999Z` }),
  }
  return { typed, filter }
}

/** `API user: key regenerated` as the list writes `api_user.key_regenerated`, which stays as it is. */
const actionOf = (words: string): string => words.toLowerCase().replace(/: ?/, '.').replaceAll(' ', '_')

/** A name that two people have is nobody's. */
function idOf(typed: string, names: Record<string, string>): string {
  const ids = Object.entries(names).filter(([, name]) => name.toLowerCase() === typed.toLowerCase())
  return ids.length === 1 && ids[0] ? ids[0][0] : typed
}
