import { siteRoutes } from '../support/site-routes.js'

export interface SiteAction {
  id: string
  /** `/client/api-users/:apiUserID/delete`. */
  path: string
  /** Where somebody is signed in whose browser is made to send the form. */
  area: 'client' | 'admin' | 'open'
}

/** Every route of the built site that takes a form. */
export async function siteActions(): Promise<SiteAction[]> {
  const actions = (await siteRoutes()).filter(({ hasAction }) => hasAction)
  return actions.map(({ id, path, parents }) => ({ id, path: path.replace('*', 'nowhere'), area: areaOf(id, parents) }))
}

// Who stands behind the guard of an area is signed in there, and so is whoever signs out.
function areaOf(id: string, parents: string[]): SiteAction['area'] {
  const areas = ['client', 'admin'] as const
  return areas.find((area) => parents.includes(`routes/${area}/layout`) || id === `routes/${area}/logout`) ?? 'open'
}
