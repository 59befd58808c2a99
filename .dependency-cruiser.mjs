import { readFileSync } from 'node:fs'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const inStreets = (...names) => `^api/src/(${names.join('|')})/`
const inDatabase = '^api/src/platform/database/'
// What each street may stand on; `process` looks at all of them.
const streets = {
  platform: [],
  people: ['platform'],
  money: ['platform', 'people'],
  billing: ['platform', 'people', 'money'],
  webhooks: ['platform', 'people', 'money'],
  desk: ['platform', 'people', 'money', 'billing', 'webhooks'],
}
const top = '^api/src/[^/]+$'
const tests = '(\\.spec\\.(ts|mjs)$|^test/)'
const serverOnly = '\\.server\\.tsx?$'

// The site map says which files in routes/ are screens; the others are parts of a screen.
const siteMap = ['routes', 'route-frames', 'admin-routes', 'billing-routes']
  .map((name) => readFileSync(`frontend/app/${name}.ts`, 'utf8'))
  .join('\n')
const screens = [...siteMap.matchAll(/routes\/[\w./-]+(?=\.tsx?')/g)].map(([screen]) => `frontend/app/${screen}`)
const escape = (path) => path.replaceAll('.', '\\.')
const screenFiles = `^(${screens.map(escape).join('|')})\\.tsx?$`

const everywhere = [
  rule('no-cycles', 'Imports run one way.', { pathNot: '^frontend/app/routes/' }, { circular: true }),
  rule(
    'no-cycles-between-a-screen-and-its-parts',
    'A part may name the type of its screen; React Router asks for that. Anything more is a cycle.',
    { path: '^frontend/app/routes/' },
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  rule(
    'every-import-resolves',
    'An import that this tool cannot follow escapes every rule. The built product may not be built yet, the sample shop, Medusa and Vendure install our packages as a merchant does, and a benchmark the libraries it measures.',
    {},
    {
      couldNotResolve: true,
      pathNot: [
        '\\+types/',
        '^virtual:',
        '/dist/',
        '^@gatehouse/(sdk|vendure)',
        '^@(vendure|medusajs)/',
        '^(@nestjs/graphql|graphql-tag|casbin|@casl/ability|lighthouse)$',
      ],
    },
  ),
  rule('no-barrels', 'Import the file that has it.', {}, { path: '/index\\.(ts|tsx|mjs)$', pathNot: 'node_modules' }),
  rule('nothing-imports-a-test', 'Tests import; nobody imports them.', { pathNot: tests }, { path: tests }),
  rule(
    'contract-knows-nobody',
    'Both sides stand on it.',
    { path: '^libs/contract/', pathNot: tests },
    { path: '^(api|frontend|libs/(?!contract/))' },
  ),
  rule(
    'sdk-takes-types-only',
    'It is published alone: the contract is its types, and nothing beside it runs.',
    { path: '^libs/sdk/src/' },
    { pathNot: '^libs/sdk/src/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'launch-needs-nothing-installed',
    'It runs before the install.',
    { path: '^libs/launch/', pathNot: tests },
    { pathNot: '^libs/launch/', dependencyTypesNot: ['core'] },
  ),
  rule(
    'nobody-imports-launch',
    'It starts the product, it is no part of it.',
    { path: '^(api|frontend|libs/contract)/' },
    { path: '^libs/launch/' },
  ),
  rule('api-and-frontend-apart', 'They meet in libs/contract.', { path: '^api/' }, { path: '^(frontend|dist)/' }),
  rule('frontend-and-api-apart', 'They meet in libs/contract.', { path: '^frontend/' }, { path: '^(api|dist)/' }),
]

const api = [
  rule(
    'top-is-imported-by-nobody',
    'main and app.module are where imports start.',
    { path: '^api/src/.+/', pathNot: tests },
    { path: top },
  ),
  rule(
    'config-is-the-ground',
    'Everything may stand on it.',
    { path: '^api/src/platform/config/', pathNot: tests },
    { path: '^api/src/', pathNot: '^api/src/platform/config/' },
  ),
  ...Object.entries(streets).map(([street, below]) =>
    rule(
      `${street}-stands-on-${below.join('-') || 'nothing'}`,
      'Imports between streets run one way: process, desk, webhooks and billing, money, people, platform.',
      { path: inStreets(street), pathNot: tests },
      { path: '^api/src/.+/', pathNot: inStreets(street, ...below) },
    ),
  ),
  rule(
    'tools-know-no-table',
    'http, crypto, lists and work are leaves: the database stands on them.',
    { path: '^api/src/platform/(http|crypto|lists|work)/', pathNot: tests },
    { path: '^api/src/', pathNot: '^api/src/platform/(http|crypto|lists|work|config)/' },
  ),
  rule(
    'database-knows-no-room',
    'The list of tables is handed to it from above.',
    { path: inDatabase, pathNot: tests },
    { path: '^api/src/', pathNot: [inDatabase, '^api/src/platform/(config|http|work|crypto)/'] },
  ),
  rule(
    'drivers-belong-to-the-database',
    'Everybody else asks Database; a listener of a backup is its own business.',
    { path: '^api/', pathNot: [inDatabase, '^api/src/process/(backup|observe)/', tests] },
    { path: 'node_modules/(pg|sqlite3|typeorm/driver)/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'audit-knows-no-room',
    'Everything that changes is recorded, so the log stands below all of it.',
    { path: '^api/src/platform/audit/', pathNot: tests },
    { path: '^api/src/', pathNot: '^api/src/platform/(audit|http|crypto|lists|work|database|config)/' },
  ),
  rule(
    'processors-are-found-by-the-registry',
    'The core knows the port and no processor by name: a new one is its folder and a line in the registry.',
    {
      path: inStreets('platform', 'people', 'money', 'billing', 'webhooks', 'desk'),
      pathNot: ['/processors/(registry\\.ts$|(?!port/)[^/]+/)', tests],
    },
    { path: '/money/processors/(?!port/)[^/]+/' },
  ),
  rule(
    'the-core-knows-no-sandbox',
    'What is said of test payments is for the sandbox, the site and the demo: the core asks the port.',
    {
      path: inStreets('platform', 'people', 'money', 'billing', 'webhooks', 'desk'),
      pathNot: ['/money/processors/sandbox/', tests],
    },
    { path: '^libs/contract/(messages/processors/)?sandbox\\.ts$' },
  ),
  rule(
    'sessions-know-no-room',
    'Opening and ending a session is the same for every caller.',
    { path: '^api/src/people/sessions/', pathNot: tests },
    { path: '^api/src/people/', pathNot: '^api/src/people/sessions/' },
  ),
  rule(
    'sign-in-knows-no-room',
    'Who signs in, the rooms say that keep them.',
    { path: '^api/src/people/sign-in/', pathNot: tests },
    { path: '^api/src/people/', pathNot: '^api/src/people/(sign-in|sessions)/' },
  ),
  rule(
    'passwords-are-checked-once',
    'One check counts guesses, and compares again inside the unit that acts on it.',
    { path: '^api/src/', pathNot: ['^api/src/people/sign-in/password-check\\.ts$', tests] },
    { path: '^api/src/people/sign-in/is-password\\.ts$' },
  ),
  rule(
    'rooms-do-not-know-the-guards',
    'auth looks at the rooms, never the other way; MCP is a door of its own and asks who is calling as the guards do.',
    { path: '^api/src/.+/', pathNot: ['^api/src/people/auth/', '^api/src/process/mcp/serve-mcp\\.ts$', tests] },
    { path: '^api/src/people/auth/' },
  ),
]

const frontend = [
  rule(
    'api-calls-know-session-only',
    'frontend/app/api is below the screens.',
    { path: '^frontend/app/api/', pathNot: tests },
    { path: '^frontend/', pathNot: '^frontend/app/(api|session)/' },
  ),
  rule(
    'session-is-the-ground',
    'Cookies and toasts know no screen, no call and no component.',
    { path: '^frontend/app/session/', pathNot: tests },
    { path: '^frontend/', pathNot: '^frontend/app/session/' },
  ),
  rule(
    'components-know-components',
    'A component gets all it shows from its screen.',
    { path: '^frontend/app/components/', pathNot: tests },
    { path: '^frontend/app/(routes|api|session)/' },
  ),
  rule(
    'server-files-in-screens-only',
    'What runs in the browser must not reach for the server.',
    { path: '^frontend/', pathNot: [serverOnly, screenFiles, '^frontend/app/root\\.tsx$', tests] },
    { path: serverOnly, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'routes-are-imported-by-routes',
    'What others need of a screen is a component.',
    { pathNot: ['^frontend/app/routes/', tests] },
    { path: '^frontend/app/routes/' },
  ),
  rule(
    'nobody-imports-a-screen',
    'Screens are reached by address; a part may name the type of its own. Two screens give another one a file of its own.',
    { pathNot: [tests, '^frontend/app/routes/(portal-boundary|client/area-words)[.]tsx$'].flat() },
    { path: screenFiles, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'areas-apart',
    'What two areas share is a component.',
    { path: '^frontend/app/routes/([^/]+)/', pathNot: tests },
    { path: '^frontend/app/routes/', pathNot: '^frontend/app/routes/$1/' },
  ),
  rule(
    'nouns-apart',
    'What two nouns of an area share is in its parts/; a layout may take from all of them.',
    { path: '^frontend/app/routes/([^/]+)/([^/]+)/', pathNot: tests },
    { path: '^frontend/app/routes/[^/]+/[^/]+/', pathNot: '^frontend/app/routes/$1/($2|parts)/' },
  ),
  rule(
    'parts-know-no-noun',
    'They are what the nouns stand on.',
    { path: '^frontend/app/routes/([^/]+)/parts/', pathNot: tests },
    { path: '^frontend/app/routes/', pathNot: '^frontend/app/routes/$1/parts/' },
  ),
  rule(
    'parts-belong-to-their-screen',
    'screen.part.tsx is for screen alone; a part with a plain name is for its whole folder.',
    { path: '^frontend/app/routes/.+/([^./]+)[^/]*$', pathNot: tests },
    {
      path: '^frontend/app/routes/.+/[^./]+[.](?!server[.])[^/]+[.]tsx?$',
      pathNot: '/$1[.][^/]+$',
    },
  ),
]

export default {
  forbidden: [...everywhere, ...api, ...frontend],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '\\.react-router/', '\\.css'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
}
