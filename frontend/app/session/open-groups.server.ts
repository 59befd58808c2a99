import { openGroupsCookie, type PortalArea } from '#contract/portal-area.js'

/** The sidebar groups that this browser left open; null: it never opened or folded one. */
export function openGroupsOf(request: Request, area: PortalArea): string[] | null {
  const shape = new RegExp(`(?:^|; )${openGroupsCookie(area)}=([a-z.]{0,100})(?:;|$)`)
  const [, kept] = shape.exec(request.headers.get('Cookie') ?? '') ?? []
  return kept === undefined ? null : kept.split('.').filter(Boolean)
}
