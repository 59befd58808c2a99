import type { ComponentProps, ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { GatedCall } from '#contract/generated/calls.js'
import { ButtonLink as AnyLink } from '../../../components/button'
import { PostButton as AnyPostButton } from '../../../components/post-button'
import { callOfPage } from './pages'

/** Asks the set that the gate decides by: nobody is shown a button that would refuse them. */
export function useMay(): (call: GatedCall) => boolean {
  const area = useRouteLoaderData<{ routes: string[] | null }>('routes/client/layout')
  // An owner passes all of them.
  return (call) => (area ? area.routes === null || area.routes.includes(call) : false)
}

function useMayOpen(page: unknown): boolean {
  const may = useMay()
  const call = typeof page === 'string' ? callOfPage(page) : undefined
  return !call || may(call)
}

export const IfMay = ({ call, children }: { call: GatedCall; children: ReactNode }) =>
  useMay()(call) ? children : null

/** The link to a page of the area, for those who may open it. */
export const ButtonLink = (props: ComponentProps<typeof AnyLink>) =>
  useMayOpen(props.to) ? <AnyLink {...props} /> : null

export const PostButton = (props: ComponentProps<typeof AnyPostButton>) =>
  useMayOpen(props.action) ? <AnyPostButton {...props} /> : null
