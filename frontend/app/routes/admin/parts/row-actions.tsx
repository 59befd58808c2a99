import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { openDialog } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'

export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className="flex justify-end cards:min-w-0 cards:flex-wrap">{children}</div>
)

interface RowActionProps {
  to: string
  /** The row's name, for those who hear the links one after the other. */
  of: string
  children: ReactNode
}

export function RowAction({ to, of, children }: RowActionProps) {
  const { search } = useLocation()
  return (
    <ButtonLink {...openDialog} to={listAddress(to, search)} variant="ghost" size="sm" className="px-2!">
      {children} <span className="sr-only">{of}</span>
    </ButtonLink>
  )
}
