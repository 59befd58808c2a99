import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../components/error-page'
import { TryAgain } from '../components/try-again'

export default Outlet

/** Around all screens of an area, below its layout: what fails is said inside the frame. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  return <ErrorPage error={error} again={isRefusal ? undefined : <TryAgain />} />
}
