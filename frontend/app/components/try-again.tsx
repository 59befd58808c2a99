import { useLocation } from 'react-router'
import * as words from '#contract/messages/components/common.js'
import { ButtonLink } from './button'

export function TryAgain({ variant }: { variant?: 'outline' }) {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink reloadDocument variant={variant} to={pathname + search}>
      {words.tryAgain}
    </ButtonLink>
  )
}
