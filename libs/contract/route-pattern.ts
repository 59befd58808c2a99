import * as checks from './messages/checks.js'

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
  if (!text.startsWith('/')) return checks.patternStart
  const { segments } = patternOf(text)
  if (segments[0] === 'api') return checks.leaveOutApi
  const at = segments.findIndex((segment) => !isReadable(segment))
  if (at < 0) return null
  const segment = segments[at] ?? ''
  if (segment === '') return checks.segmentEmpty(at + 1)
  if (segment === '**') return checks.restStandsLast(at + 1)
  return checks.segmentUnreadable(at + 1, segment)
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
