import { readFileSync } from 'node:fs'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const rooms = ['config', 'common', 'database', 'audit', 'sessions', 'auth']
const inRooms = (...names) => `^api/src/(${names.join('|')})/`
// Every other folder of the API is a module: a new noun needs no new rule.
const inModules = `^api/src/(?!(${rooms.join('|')})/)[^/]+/`
const top = '^api/src/[^/]+$'
const tests = '(\\.spec\\.(ts|mjs)$|^test/)'
const serverOnly = '\\.server\\.tsx?$'

// The site map says which files in routes/ are screens; the others are parts of a screen.
const siteMap = readFileSync('frontend/app/routes.ts', 'utf8')
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
    'An import that this tool cannot follow escapes every rule. The built product may not be built yet, the sample shop installs our SDK as a merchant does, and a benchmark the libraries it measures.',
    {},
    {
      couldNotResolve: true,
      pathNot: ['\\+types/', '^virtual:', '/dist/', '^@gatehouse/sdk', '^casbin$', '^@casl/ability$'],
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
    { path: inRooms('config'), pathNot: tests },
    { path: '^api/src/', pathNot: inRooms('config') },
  ),
  rule(
    'common-is-a-leaf',
    'It knows config only.',
    { path: inRooms('common'), pathNot: tests },
    { path: '^api/src/', pathNot: inRooms('common', 'config') },
  ),
  rule(
    'database-knows-entities-only',
    'It lists the entities and knows no behaviour of a module.',
    { path: inRooms('database'), pathNot: tests },
    { path: '^api/src/', pathNot: [inRooms('database', 'common', 'config'), '\\.entity\\.ts$'] },
  ),
  rule(
    'sessions-know-no-module',
    'Opening and ending a session is the same for every caller.',
    { path: inRooms('sessions'), pathNot: tests },
    { path: '^api/src/', pathNot: inRooms('sessions', 'audit', 'common', 'database', 'config') },
  ),
  rule(
    'audit-knows-no-module',
    'Everything that changes is recorded, so the log stands below all of it.',
    { path: inRooms('audit'), pathNot: tests },
    { path: '^api/src/', pathNot: inRooms('audit', 'common', 'database', 'config') },
  ),
  rule(
    'modules-do-not-know-the-gate',
    'auth looks at the modules, never the other way.',
    { path: inModules, pathNot: tests },
    { path: inRooms('auth') },
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
    'Screens are reached by address; a part may name the type of its own.',
    { pathNot: tests },
    { path: screenFiles, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'areas-apart',
    'What two areas share is a component.',
    { path: '^frontend/app/routes/([^/]+)/', pathNot: tests },
    { path: '^frontend/app/routes/', pathNot: '^frontend/app/routes/$1/' },
  ),
  rule(
    'parts-belong-to-their-screen',
    'screen.part.tsx is for screen alone; a part with a plain name is for its whole area.',
    { path: '^frontend/app/routes/[^/]+/([^./]+)', pathNot: tests },
    { path: '^frontend/app/routes/[^/]+/[^./]+\\.[^./]+\\.tsx?$', pathNot: '/$1\\.[^./]+\\.tsx?$' },
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
