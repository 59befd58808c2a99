import { useLocation } from 'react-router'
import { ButtonLink } from './button'

/** Asks the server for the same page once more. */
export function TryAgain() {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink reloadDocument to={pathname + search}>
      Try again
    </ButtonLink>
  )
}
