import type { FastifyRequest } from 'fastify'

const tellsNothing = new Set(['theme'])

const hasTellingCookie = ({ cookie = '' }: FastifyRequest['headers']) =>
  cookie
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .some((name) => name !== '' && !tellsNothing.has(name))

/** Judged by what was sent, not by the page, so that none is forgotten: cookies, queries and posts may hold secrets. */
export function isPrivate({ method, url, headers }: FastifyRequest, answer: Response): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const isSent = url.includes('?') || headers.authorization !== undefined || hasTellingCookie(headers)
  return !isRead || isSent || answer.headers.has('set-cookie')
}
