import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A route of the built site, as its server has it. */
export interface SiteRoute {
  id: string
  /** With parameters, such as `/client/webhooks/:endpointID/edit`. */
  path: string
  hasAction: boolean
  hasPage: boolean
  /** The layouts around it, outermost first. */
  parents: string[]
}

interface BuiltRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  hasAction: boolean
  hasPage: boolean
}

// In a process of its own: jest takes half a minute to read what Node reads in a blink.
const listing = `
  const { routes } = await import('./dist/frontend/server/index.js')
  const all = Object.values(routes).map(({ id, parentId, path, index, module }) =>
    ({ id, parentId, path, index, hasAction: Boolean(module.action), hasPage: Boolean(module.default) }))
  console.log(JSON.stringify(all))`

/** Read from the server that was built, so that no screen can be forgotten; layouts are left out, also those of an area whose own address an index answers. */
export async function siteRoutes(): Promise<SiteRoute[]> {
  const node = ['--input-type=module', '-e', listing]
  const { stdout } = await promisify(execFile)(process.execPath, node, { maxBuffer: 10_000_000 })
  const routes = JSON.parse(stdout) as BuiltRoute[]
  const chainOf = (route: BuiltRoute): BuiltRoute[] => {
    const parent = routes.find(({ id }) => id === route.parentId)
    return [...(parent ? chainOf(parent) : []), route]
  }
  const addressOf = (route: BuiltRoute) =>
    `/${chainOf(route)
      .flatMap(({ path = '' }) => path.split('/'))
      .filter(Boolean)
      .join('/')}`
  const answeredByIndex = new Set(routes.filter(({ index }) => index).map(addressOf))
  return routes
    .filter((route) => route.index || (route.path && !answeredByIndex.has(addressOf(route))))
    .map((route) => {
      const { id, hasAction, hasPage } = route
      const parents = chainOf(route).slice(0, -1)
      return { id, path: addressOf(route), hasAction, hasPage, parents: parents.map((one) => one.id) }
    })
}
