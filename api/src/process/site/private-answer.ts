import type { FastifyRequest } from 'fastify'

// It says how a page looks, and nothing of who looks at it.
const tellsNothing = new Set(['theme'])

const hasTellingCookie = ({ cookie = '' }: FastifyRequest['headers']) =>
  cookie
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .some((name) => name !== '' && !tellsNothing.has(name))

/**
 * Whether an answer of the site may be meant for this visitor alone. Judged by what was sent, not by which page it is, so
 * that no page can be forgotten: with a cookie it may carry a name, with a query a token of a mail, and a post answers
 * what was typed.
 */
export function isPrivate({ method, url, headers }: FastifyRequest, answer: Response): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const isSent = url.includes('?') || headers.authorization !== undefined || hasTellingCookie(headers)
  return !isRead || isSent || answer.headers.has('set-cookie')
}
