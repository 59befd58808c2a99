import { randomBytes } from 'node:crypto'

export const newID = (prefix) => `${prefix}_${randomBytes(13).toString('hex')}`

/** What is asked: the request as it comes, and the template that the router has found for it. */
export const questions = {
  hit: {
    method: 'GET',
    path: `/clients/${newID('cli')}/sessions`,
    template: '/clients/:clientID/sessions',
    expected: true,
  },
  miss: { method: 'DELETE', path: `/portal-users/${newID('usr')}`, template: '/portal-users/:id', expected: false },
}

/**
 * Permission rows such as staff write: exact, with a parameter, with a wildcard; a quarter for any method. The one in the
 * middle covers the hit, because a library that looks at row after row finds a random one there on average.
 */
export const rowsOf = (count) =>
  Array.from({ length: count }, (_, index) => ({
    permissionID: newID('prm'),
    name: `Bench ${count} ${index}`,
    httpMethod: ['GET', 'POST', 'PUT', null][index % 4],
    routePattern: [`/rooms-${index}`, `/rooms-${index}/:roomID`, `/rooms-${index}/**`][index % 3],
    createdAt: new Date(),
    ...(index === Math.floor(count / 2) && {
      httpMethod: questions.hit.method,
      routePattern: questions.hit.template,
    }),
  }))
