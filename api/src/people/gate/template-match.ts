// What Fastify's router takes as one parameter at most.
const parameterMaxLength = 100

/** The route that the router would choose: from the left, a literal before a parameter; null if none. */
export function matchTemplate<R extends { template: string }>(routes: R[], path: string): R | null {
  const parts = segmentsOf(decoded(path))
  const [best] = routes
    .filter(({ template }) => matches(segmentsOf(template), parts))
    .sort((one, other) => (precedence(one.template) < precedence(other.template) ? -1 : 1))
  return best ?? null
}

const segmentsOf = (path: string) => path.split('/').slice(1)
const isParameter = (segment: string) => segment.startsWith(':')

function matches(template: string[], parts: string[]): boolean {
  if (template.length !== parts.length) return false
  return template.every((segment, index) => {
    const part = parts[index] ?? ''
    return isParameter(segment) ? part.length <= parameterMaxLength : segment === part
  })
}

// `0` for each literal, `1` for each parameter: the order of these texts is the router's order.
const precedence = (template: string) =>
  segmentsOf(template)
    .map((segment) => (isParameter(segment) ? '1' : '0'))
    .join('')

// As the router does: an encoded slash stays within its segment.
function decoded(path: string): string {
  try {
    return decodeURI(path.replaceAll('%25', '%2525'))
  } catch {
    return path
  }
}
