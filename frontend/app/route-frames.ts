import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

const forAll = './routes/boundary.tsx'
const forAreas = './routes/portal-boundary.tsx'

// A screen that fails is replaced by what it has to say, and the frame of its area stays.
export const framed = (frame: string, screens: RouteConfigEntry[], boundary = forAll) =>
  layout(frame, [bounded(frame, boundary, screens)])

export const framedInArea = (frame: string, screens: RouteConfigEntry[]) => framed(frame, screens, forAreas)

// A whole area below one part of a path: the routes of other areas are passed over at once when an address is looked up.
export const framedArea = (path: string, frame: string, screens: RouteConfigEntry[]) =>
  route(path, frame, [bounded(frame, forAreas, screens)])

const bounded = (frame: string, boundary: string, screens: RouteConfigEntry[]) =>
  layout(boundary, { id: `boundary of ${frame}` }, screens)

// What proves who somebody is: the same screens in both areas.
export const proofs = (
  area: 'client' | 'admin',
  page: string,
  dialogs: RouteConfigEntry[] = [],
): RouteConfigEntry[] => {
  const shared = (path: string, screen: string) => route(path, screen, { id: `${area} ${path}` })
  return [
    route('profile', page, [
      ...dialogs,
      shared('factors/:factorID/rename', './routes/profile/rename-factor.tsx'),
      shared('factors/:factorID/remove', './routes/profile/remove-factor.tsx'),
    ]),
    shared('profile/passkeys', './routes/profile/passkeys.ts'),
    shared('profile/preferences', './routes/profile/preferences.ts'),
    shared('profile/password', './routes/profile/password.tsx'),
    shared('profile/factors/new', './routes/profile/enrol.tsx'),
    shared('profile/recovery-codes', './routes/profile/recovery-codes.tsx'),
    shared('profile/security-log', './routes/profile/security-log.tsx'),
    shared('profile/sessions/:sessionID/end', './routes/profile/end-session.tsx'),
  ]
}

export const written = (path: string) => route(path.slice(1), `./content${path}.mdx`)
export const asMarkdown = (path: string) =>
  route(`${path.slice(1)}.md`, './routes/site/markdown.ts', { id: `${path}.md` })
