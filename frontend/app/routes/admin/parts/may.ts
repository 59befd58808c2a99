import { useRouteLoaderData } from 'react-router'
import type { GatedCall } from '#contract/generated/calls.js'

interface Area {
  isAdmin: boolean
  routes: string[]
}

/** Asks the set that the gate decides by: nobody is shown a button that would refuse them. */
export function useMay(): { may: (call: GatedCall) => boolean; isAdmin: boolean } {
  const area = useRouteLoaderData<Area>('routes/admin/layout')
  return { isAdmin: area?.isAdmin ?? false, may: (call) => Boolean(area?.isAdmin || area?.routes.includes(call)) }
}
