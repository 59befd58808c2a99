import type { SessionView } from '#contract/sessions.js'
import type { Session } from './session.entity.js'

export const viewSession =
  (currentSessionID?: string) =>
  (session: Session): SessionView => ({
    sessionID: session.sessionID,
    address: session.address,
    userAgent: session.userAgent,
    createdAt: session.createdAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    isCurrent: session.sessionID === currentSessionID,
  })
