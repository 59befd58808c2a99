import type { GatedCall } from '#contract/generated/calls.js'
import { Button, ButtonLink } from '../../../components/button'
import { openDialog } from '../../../components/dialog-form'
import { PlusIcon } from '../../../components/icon'
import { useMay } from './may'

/** Opens the form of a new row over its list. */
export const AddLink = ({ to, label }: { to: string; label: string }) => (
  <ButtonLink {...openDialog} to={to} icon={<PlusIcon />}>
    {label}
  </ButtonLink>
)

interface PageLinkProps {
  /** What it leads to; not shown to those who may not. */
  call: GatedCall
  to: string
  label: string
  size?: 'sm'
  /** It leads to a form over this page. */
  isDialog?: boolean
}

/** In the head of a page or a card. */
export function PageLink({ call, to, label, size, isDialog = false }: PageLinkProps) {
  const { may } = useMay()
  if (!may(call)) return null
  return (
    <ButtonLink {...(isDialog && openDialog)} to={to} variant="outline" {...(size && { size })}>
      {label}
    </ButtonLink>
  )
}

/** Beside Save: sends the form to see what it would do. */
export const PreviewButton = ({ label }: { label: string }) => (
  <Button variant="secondary" name="intent" value="preview">
    {label}
  </Button>
)
