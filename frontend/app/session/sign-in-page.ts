/** `yes`: there was a session, and it is over; `kept`: what was typed meanwhile is kept. */
export type Ended = 'yes' | 'kept' | null

/** The address that signs somebody in and then leads on to where they wanted to go. */
export function signInPage(page: '/client/login' | '/admin/login', origin: string, ended: Ended = null): string {
  const isFirstPage = origin === '' || origin === '/admin/dashboard'
  const query = new URLSearchParams({ ...(!isFirstPage && { from: origin }), ...(ended && { ended }) })
  return query.size > 0 ? `${page}?${query}` : page
}

export const endedIn = ({ searchParams }: URL): Ended => {
  const ended = searchParams.get('ended')
  return ended === 'yes' || ended === 'kept' ? ended : null
}
