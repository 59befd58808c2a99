import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML and while hydrating, true once the browser has taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
