import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { notFound } from '#contract/messages/not-found.js'
import type { Translated } from '#contract/messages/translated.js'
import { ButtonLink } from './button'
import { MessagePage } from './message-page'
import { useCommonWords } from './speech'

interface ErrorPageProps {
  error: unknown
  /** Where the same page may be asked for once more. */
  again?: ReactNode
}

/** What a route's ErrorBoundary shows. Never a stack, never the words of an unexpected error. */
export function ErrorPage({ error, again }: ErrorPageProps) {
  const words = useCommonWords()
  // For the person who looks into the log.
  const requestId = useRouteLoaderData<{ requestId: string }>('root')?.requestId
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const refusal = isRouteErrorResponse(error) ? sentenceOf(words, error.data) : null
  return (
    <MessagePage
      eyebrow={isRouteErrorResponse(error) ? String(error.status) : '500'}
      title={refusal ? words.thatDidNotWork : words.somethingWentWrong}
      action={
        <>
          {again}
          <ButtonLink to="/" variant={again ? 'outline' : 'primary'}>
            {notFound.action}
          </ButtonLink>
        </>
      }
    >
      <p>{refusal ?? words.thePageCouldNotBe}</p>
      {requestId && (
        <>
          <p>{words.pleaseTryAgainIfIt}</p>
          <p className="mt-2 font-mono text-sm text-ink-faint">{requestId}</p>
        </>
      )}
    </MessagePage>
  )
}

// A sentence is what our guards threw. The router's own begin with "Error: " and are written for developers.
const sentenceOf = (words: Translated['common'], data: unknown) =>
  typeof data !== 'string' ? null : data.startsWith('Error: ') ? words.thisPageDoesNotTake : data

export function NotFoundPage() {
  const words = useCommonWords()
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
      <p>{words.pageDoesNotExist}</p>
    </MessagePage>
  )
}
