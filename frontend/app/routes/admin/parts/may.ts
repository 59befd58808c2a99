import { useRouteLoaderData } from 'react-router'

interface Area {
  isAdmin: boolean
  routes: string[]
}

/** Asks the set that the gate decides by: nobody is shown a button that would refuse them. */
export function useMay(): { may: (call: string) => boolean; isAdmin: boolean } {
  const area = useRouteLoaderData<Area>('routes/admin/layout')
  return { isAdmin: area?.isAdmin ?? false, may: (call) => Boolean(area?.isAdmin || area?.routes.includes(call)) }
}
