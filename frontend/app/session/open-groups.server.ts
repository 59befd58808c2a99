import { openGroupsCookie } from '../components/portal-frame'

const shape = new RegExp(`(?:^|; )${openGroupsCookie}=([a-z.]{1,100})(?:;|$)`)

/** The groups of the sidebar that this browser left open. */
export const openGroupsOf = (request: Request): string[] =>
  shape.exec(request.headers.get('Cookie') ?? '')?.[1]?.split('.') ?? []
