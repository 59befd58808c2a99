import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { clientTokenKey, portalTokenKey } from '#contract/limits.js'

interface SessionMarkerProps {
  storageKey: typeof clientTokenKey | typeof portalTokenKey
  /** When the session ends; null: the server knows of none, and whatever is in local storage is cleared. */
  until: string | null
}

/** Local storage says that somebody is signed in and until when, never with what: the token is in a cookie. */
export function SessionMarker({ storageKey, until }: SessionMarkerProps) {
  const { revalidate } = useRevalidator()

  useEffect(() => {
    try {
      if (until) localStorage.setItem(storageKey, JSON.stringify({ signedIn: true, until }))
      else localStorage.removeItem(storageKey)
    } catch {
      // A browser that refuses storage does without the marker: it carries no right to anything.
    }
  }, [storageKey, until])

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const isOurs = event.key === storageKey || event.key === null
      if (isOurs && Boolean(event.newValue) !== Boolean(until)) void revalidate()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [storageKey, until, revalidate])

  // A page without React's scripts reads it there.
  return <span hidden data-session-marker={storageKey} data-until={until ?? undefined} />
}
