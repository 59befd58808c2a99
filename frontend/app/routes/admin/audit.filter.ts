import type { AuditFilter } from '../../api/audit.server'

const filterNames = ['action', 'actor', 'target', 'from', 'to'] as const

/** From the address; days become the times that they begin and end at. */
export function filterOf({ searchParams }: URL): { typed: Record<string, string>; filter: AuditFilter } {
  const typed = Object.fromEntries(filterNames.map((name) => [name, searchParams.get(name)?.trim() ?? '']))
  const isDay = (text: string | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')
  const filter = {
    ...typed,
    ...(isDay(typed.from) && { from: `${typed.from}T00:00:00.000Z` }),
    ...(isDay(typed.to) && { to: `${typed.to}T23:59:59.999Z` }),
  }
  return { typed, filter }
}
