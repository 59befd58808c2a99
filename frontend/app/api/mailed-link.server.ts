import { data } from 'react-router'
import * as words from '#contract/messages/calls.js'
import { readForm } from '../session/form.server'
import { ApiError } from './http.server'

export type Opened<T> = { token: string; about: T; fault?: undefined } | { token: string; about: null; fault: string }

/** A look at a mailed link, which changes nothing: mail scanners follow links too. */
export async function openLink<T>(url: URL, read: (token: string) => Promise<T>): Promise<Opened<T>> {
  const token = url.searchParams.get('token') ?? ''
  try {
    return { token, about: await read(token) }
  } catch (error) {
    return { token, about: null, fault: sentenceOf(error) }
  }
}

/** Only a form that somebody sends uses the link. */
export async function followLink<T>(
  request: Request,
  action: (typed: { token: string; intent?: string; deed?: string }) => Promise<T>,
) {
  const { typed } = await readForm(request)
  try {
    return data<{ done?: T; sentence?: string }>({ done: await action({ token: '', ...typed }) })
  } catch (error) {
    return data<{ done?: T; sentence?: string }>(
      { sentence: sentenceOf(error) },
      { status: (error as ApiError).status },
    )
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return error.status < 500 && error.sentence ? error.sentence : words.somethingWentWrongPleaseTry
}
