import type { FastifyRequest } from 'fastify'

/** Where the site leaves the template of the page it answers. */
export const pageTemplates = new WeakMap<FastifyRequest, string>()

/**
 * What a request is called in logs, metrics and traces: never the address itself, which may hold a token and would make
 * a new name for every row. Built files are one name, and so is all that nobody serves.
 */
export function templateOf(request: FastifyRequest): string {
  const page = pageTemplates.get(request)
  if (page !== undefined) return page
  const template = request.routeOptions.url
  if (template === undefined) return '(none)'
  if (template === '/*') return '(page)'
  return isOurs(template) ? template : '(file)'
}

const isOurs = (template: string) => /^\/(api|health|metrics)(\/|$)/.test(template)
