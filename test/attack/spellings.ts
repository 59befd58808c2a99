/** One way to write an address, and what else goes with it. */
export interface Spelling {
  name: string
  path: (path: string) => string
  method?: (method: string) => string
  headers?: (method: string, path: string) => Record<string, string>
}

const atEach = (path: string, place: number, write: (segments: string[], index: number) => void): string => {
  const segments = path.split('/').slice(1)
  write(segments, place % segments.length)
  return `/${segments.join('/')}`
}
const segmentWise = (name: string, change: (segment: string) => string): Spelling[] =>
  [0, 1, 2].map((place) => ({
    name: `${name} in segment ${place + 1}`,
    path: (path) => atEach(path, place, (segments, index) => (segments[index] = change(segments[index] ?? ''))),
  }))
const between = (name: string, text: string): Spelling[] =>
  [0, 1, 2].map((place) => ({
    name: `${name} before segment ${place + 1}`,
    path: (path) => atEach(path, place, (segments, index) => segments.splice(index, 0, text)),
  }))
const instead = (text: string): Spelling[] =>
  [1, 2].map((count) => ({
    name: `${text} instead of slash ${count + 1}`,
    path: (path) => {
      const segments = path.split('/').slice(1)
      return `/${segments.slice(0, count).join('/')}${text}${segments.slice(count).join('/')}`
    },
  }))
const after = (...texts: string[]): Spelling[] =>
  texts.map((text) => ({ name: `${JSON.stringify(text)} at the end`, path: (path) => path + text }))
// The one address that the attacker's row gives, in front.
const behind = (...texts: string[]): Spelling[] =>
  texts.map((text) => ({ name: `behind ${text}`, path: (path) => `${text}${path.replace(/^\/api/, '')}` }))
const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
const withHeader = (name: string, value: (method: string, path: string) => string): Spelling => ({
  name,
  path: () => '/api/disputes/dsp_00000000000000000000000000',
  method: () => 'GET',
  headers: (method, path) => ({ [name]: value(method, path) }),
})

/** Ways to write an address or a method that some server, somewhere, has read as another one. */
export const spellings: Spelling[] = [
  { name: 'as it is', path: (path) => path },
  ...segmentWise('capitals', (segment) => segment.toUpperCase()),
  ...segmentWise('one capital', (segment) => segment.replace(/[a-z]/, (letter) => letter.toUpperCase())),
  ...segmentWise('an encoded letter', (segment) => segment.replace(/[a-z]/, encoded)),
  ...segmentWise('a letter encoded twice', (segment) =>
    segment.replace(/[a-z]/, (one) => encoded(one).replace('%', '%25')),
  ),
  ...segmentWise('a matrix parameter', (segment) => `${segment};a=b`),
  ...segmentWise('a dot', (segment) => `${segment}.`),
  ...segmentWise('full-width letters', (segment) => segment.replace(/[a-z]/, '%EF%BD%81')),
  ...between('an empty segment', ''),
  ...between('a dot', '.'),
  ...between('there and back', 'x/..'),
  ...between('there and back, encoded', 'x/%2e%2e'),
  ...between('there and back, half encoded', 'x/.%2E'),
  ...between('a semicolon and back', 'x/..;'),
  ...['%2f', '%2F', '%252f', '%5c', '\\', '%c0%af', '%ef%bc%8f'].flatMap(instead),
  ...after(
    '/',
    '//',
    '%00',
    '%20',
    '%09',
    '%0a',
    '%3f',
    '?',
    '??',
    '#',
    '%23',
    '.json',
    '/.',
    '/..;/',
    ';',
    '?/../',
    '&a=b',
  ),
  ...behind(
    '/api/disputes/..',
    '/api/disputes/%2e%2e',
    '/api/disputes/..%2f',
    '/api/disputes/x?/../..',
    '/api/disputes/x/../..',
  ),
  { name: 'absolute form', path: (path) => `http://gatehouse.test${path}` },
  { name: 'absolute form of another host', path: (path) => `http://disputes.test${path}` },
  { name: 'two slashes in front', path: (path) => `/${path}` },
  { name: 'HEAD', path: (path) => path, method: () => 'HEAD' },
  { name: 'the method in small letters', path: (path) => path, method: (method) => method.toLowerCase() },
  { name: 'OPTIONS', path: (path) => path, method: () => 'OPTIONS' },
  { name: 'a method in the query', path: (path) => `${path}?_method=GET` },
  ...['x-http-method-override', 'x-http-method', 'x-method-override'].map(
    (name): Spelling => ({
      name,
      path: (path) => path,
      method: () => 'GET',
      headers: (method) => ({ [name]: method }),
    }),
  ),
  ...['x-original-url', 'x-rewrite-url', 'x-forwarded-uri', 'x-forwarded-path'].map((name) =>
    withHeader(name, (_method, path) => path),
  ),
]
