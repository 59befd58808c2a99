import { openGroupsCookie, type PortalArea } from '#contract/portal-area.js'

/** The sidebar groups that this browser left open; null: it never opened or folded one. */
export function openGroupsOf(request: Request, area: PortalArea): string[] | null {
  const name = `${openGroupsCookie(area)}=`
  const cookies = (request.headers.get('Cookie') ?? '').split('; ')
  const kept = cookies.find((one) => one.startsWith(name))?.slice(name.length)
  return kept !== undefined && /^[a-z.]{0,100}$/.test(kept) ? kept.split('.').filter(Boolean) : null
}
