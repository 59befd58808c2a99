import type { FastifyRequest } from 'fastify'

export const pageTemplates = new WeakMap<FastifyRequest, string>()

/** Never the address itself: it may hold a token, and would make a new name for every row. */
export function templateOf(request: FastifyRequest): string {
  const page = pageTemplates.get(request)
  if (page !== undefined) return page
  const template = request.routeOptions.url
  if (template === undefined) return '(none)'
  if (template === '/*') return '(page)'
  return isOurs(template) ? template : '(file)'
}

const isOurs = (template: string) => /^\/(api|health|metrics)(\/|$)/.test(template)
