/** A signed-in browser, as its owner or staff see it. */
export interface SessionView {
  sessionID: string
  address: string | null
  userAgent: string | null
  createdAt: string
  endsAt: string
  isCurrent: boolean
}
