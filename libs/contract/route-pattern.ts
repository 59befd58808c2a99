export interface RoutePattern {
  segments: string[]
  takesRest: boolean
}

const literal = /^[\w.~-]+$/
const parameter = /^:\w+$/
const isReadable = (segment: string) => segment === '*' || literal.test(segment) || parameter.test(segment)

/** Null if it is no pattern: what cannot be read covers nothing. */
export function parseRoutePattern(text: string): RoutePattern | null {
  return faultOfPattern(text) === null ? patternOf(text) : null
}

export function faultOfPattern(text: string): string | null {
  if (!text.startsWith('/')) return 'A route pattern starts with "/"'
  const { segments } = patternOf(text)
  if (segments[0] === 'api') return 'Please leave out the leading "/api"'
  const at = segments.findIndex((segment) => !isReadable(segment))
  if (at < 0) return null
  const segment = segments[at] ?? ''
  if (segment === '') return `Segment ${at + 1} is empty`
  if (segment === '**') return `Segment ${at + 1} cannot be read: "**" stands last`
  return `Segment ${at + 1} cannot be read: "${segment}" is neither a word, nor ":name", "*" or a last "**"`
}

function patternOf(text: string): RoutePattern {
  const segments = segmentsOf(text)
  const takesRest = segments.at(-1) === '**'
  return { segments: takesRest ? segments.slice(0, -1) : segments, takesRest }
}

/** A literal covers its equal alone: `/clients/:id` does not cover `/clients/pending`. */
export function coversTemplate(pattern: RoutePattern, template: string): boolean {
  const known = templates.get(template) ?? { segments: segmentsOf(template), takesRest: false }
  templates.set(template, known)
  return includesPattern(pattern, known)
}

const templates = new Map<string, RoutePattern>()
const segmentsOf = (text: string) => (text === '/' ? [] : text.slice(1).split('/'))

export function includesPattern(wide: RoutePattern, narrow: RoutePattern): boolean {
  if (narrow.takesRest && !wide.takesRest) return false
  const isLongEnough = narrow.segments.length >= wide.segments.length
  if (wide.takesRest ? !isLongEnough : narrow.segments.length !== wide.segments.length) return false
  return wide.segments.every((segment, index) => includesSegment(segment, narrow.segments[index] ?? ''))
}

function includesSegment(wide: string, narrow: string): boolean {
  if (wide === '*') return true
  return wide.startsWith(':') ? narrow.startsWith(':') : wide === narrow
}
