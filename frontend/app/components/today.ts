import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { clock } from '#contract/clock.js'
import { dateIn } from './time-zone-parts'

// A page left open over midnight is read again when somebody looks at it.
const whenSeen = (seen: () => void) => {
  document.addEventListener('visibilitychange', seen)
  return () => document.removeEventListener('visibilitychange', seen)
}

/** The reader's date; while hydrating, the server's, so that both write the same. */
export function useToday(timeZone: string): string {
  const written = useRouteLoaderData<{ today: string }>('root')?.today
  return useSyncExternalStore(
    whenSeen,
    () => dateIn(timeZone, clock.now()),
    () => written ?? '',
  )
}
