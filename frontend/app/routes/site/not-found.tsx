import { data } from 'react-router'
import { notFound } from '#contract/messages/not-found.js'
import { NotFoundPage } from '../../components/error-page'
import { pageMeta } from '../../components/page-meta'

export const meta = () => pageMeta(notFound.title)

// An answer, not an error: so the page stands inside the site's frame.
export const loader = () => data(null, { status: 404 })
export const action = () => data(null, { status: 404 })

export default function NotFound() {
  return <NotFoundPage />
}
