import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { notFound } from '#contract/messages/not-found.js'
import { ButtonLink } from './button'
import { MessagePage } from './message-page'

interface ErrorPageProps {
  error: unknown
  /** Where the same page may be asked for once more. */
  again?: ReactNode
}

/** What a route's ErrorBoundary shows. Never a stack, never the words of an unexpected error. */
export function ErrorPage({ error, again }: ErrorPageProps) {
  // For the person who looks into the log.
  const requestId = useRouteLoaderData<{ requestId: string }>('root')?.requestId
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const refusal = isRouteErrorResponse(error) ? sentenceOf(error.data) : null
  return (
    <MessagePage
      eyebrow={isRouteErrorResponse(error) ? String(error.status) : '500'}
      title={refusal ? 'That did not work' : 'Something went wrong'}
      action={
        <>
          {again}
          <ButtonLink to="/" variant={again ? 'outline' : 'primary'}>
            {notFound.action}
          </ButtonLink>
        </>
      }
    >
      <p>{refusal ?? 'The page could not be shown. This is our fault, not yours.'}</p>
      {requestId && (
        <>
          <p>Please try again. If it happens once more, tell us the request id.</p>
          <p className="mt-2 font-mono text-sm text-ink-faint">{requestId}</p>
        </>
      )}
    </MessagePage>
  )
}

// A sentence is what our guards threw. The router's own begin with "Error: " and are written for developers.
const sentenceOf = (data: unknown) =>
  typeof data !== 'string' ? null : data.startsWith('Error: ') ? 'This page does not take that kind of request.' : data

export function NotFoundPage() {
  return (
    <MessagePage
      eyebrow="404"
      title={notFound.title}
      action={
        <ButtonLink to="/" size="lg">
          {notFound.action}
        </ButtonLink>
      }
    >
      <p>There is no page at this address. It may have moved, or the link has a typing error.</p>
    </MessagePage>
  )
}
