import { createContext, type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import type { GatedCall } from '#contract/generated/calls.js'
import { ButtonLink } from '../../../components/button'
import { openDialog } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { useMay } from './may'

interface Row {
  /** The row's address, below which its forms stand. */
  at: string
  /** The row's name, for those who hear the links one after the other. */
  of: string
}

const rowContext = createContext<Row>({ at: '', of: '' })

export const RowActions = ({ at, of, children }: Row & { children: ReactNode }) => (
  <div className="flex justify-end cards:min-w-0 cards:flex-wrap">
    <rowContext.Provider value={{ at, of }}>{children}</rowContext.Provider>
  </div>
)

interface RowActionProps {
  /** Below the row's address. */
  to: string
  /** What it leads to; not shown to those who may not. */
  call?: GatedCall
  label: string
}

export function RowAction({ to, call, label }: RowActionProps) {
  const { at, of } = useContext(rowContext)
  const { search } = useLocation()
  const { may } = useMay()
  if (call && !may(call)) return null
  return (
    <ButtonLink {...openDialog} to={listAddress(`${at}/${to}`, search)} variant="ghost" size="sm" className="px-2!">
      {label} <span className="sr-only">{of}</span>
    </ButtonLink>
  )
}
