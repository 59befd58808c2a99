import { data } from 'react-router'

/** React Router checks the origin of posts to pages only; a route without a page has to ask for itself. */
export function refuseForeignPost(request: Request): void {
  const origin = request.headers.get('Origin')
  if (origin && origin !== new URL(request.url).origin) {
    throw data('This form was sent from another site.', { status: 400 })
  }
}
