import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

interface Page {
  /** The route of this page and the layouts around it. */
  routeIDs: string[]
  parts: string[]
}

/**
 * React Router tries all routes of a build one after the other, four times a page, and copies them before it renders.
 * So each noun, which is the first two parts of an address, has a build of the routes that can answer it or an address above it.
 */
export function byNoun<Handler>(build: ServerBuild, handlerOf: (build: ServerBuild) => Handler) {
  const pages = pagesOf(build.routes)
  const whole = handlerOf(build)
  const made = new Map<string, Handler>()
  return (pathname: string): Handler => {
    const noun = nounOf(pathname, pages)
    if (!noun) return whole
    const key = noun.join('/')
    const handler = made.get(key) ?? handlerOf(near(build, pages, noun))
    made.set(key, handler)
    return handler
  }
}

function pagesOf(routes: Routes): Page[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.path === undefined && !route.index)) return []
    const routeIDs: string[] = []
    const paths: string[] = []
    for (let one: typeof route | undefined = route; one; one = one.parentId ? routes[one.parentId] : undefined) {
      routeIDs.push(one.id)
      paths.unshift(one.path ?? '')
    }
    return [{ routeIDs, parts: partsOf(paths.join('/')) }]
  })
}

// A part that may be absent moves those after it, so nothing is known of such a path.
const partsOf = (path: string) => (path.includes('?') ? ['*'] : path.toLowerCase().split('/').filter(Boolean))
const isOpen = (part: string) => part.startsWith(':') || part.includes('*')

/** Only parts that a route spells out make a noun, so a visitor can't make us keep more of them. */
function nounOf(pathname: string, pages: Page[]): string[] | null {
  const path = pathname.toLowerCase().replace(/(\/_)?\.data$/, '')
  const [, first = '', second = '', ...deeper] = path.split('/')
  if (/%/.test(first + second) || (!second && deeper.length > 0)) return null
  if (first && !pages.some(({ parts }) => parts[0] === first)) return null
  const isSpelled = pages.some(({ parts }) => parts[1] === second && fits(parts.slice(0, 1), [first]))
  return [first, isSpelled ? second : '']
}

const fits = (parts: string[], noun: string[]) =>
  noun.every((wanted, at) => {
    const part = parts[at]
    return part === undefined || isOpen(part) || part === wanted
  })

function near(build: ServerBuild, pages: Page[], noun: string[]): ServerBuild {
  const routeIDs = new Set(pages.filter(({ parts }) => fits(parts, noun)).flatMap((page) => page.routeIDs))
  const only = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([routeID]) => routeIDs.has(routeID)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
