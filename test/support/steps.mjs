const script = (name, command = name) => ({ name, script: command })
const build = (part) => ({ name: `build-${part}`, part, needs: ['packages'] })
// Of the long tests, or called by its name.
const ofLong = (step) => ({ ...step, isLong: true })
const suite = (name, project, engine, ...needs) => ({ name, project, engine, needs })

// The API's tests start the built product as well, to kill it.
const product = ['build-api', 'build-site', 'build-sdk']

// Each step is one script or one jest run, and the lanes run beside each other. What a step needs is another step, which it waits
// for, or one of the services that the run starts.
const lanes = [
  [
    build('api'),
    build('site'),
    build('sdk'),
    suite('api-sqlite', 'api', 'sqlite', ...product, 'tools'),
    ofLong(suite('api-postgres-oldest', 'api', 'postgres', ...product, 'postgres-oldest')),
    ofLong({ ...script('drill', 'drill:failover'), needs: product, seconds: 2700 }),
    ofLong(suite('medusa', 'shops', 'postgres', ...product, 'chromium', 'postgres', 'medusa-packages')),
    ofLong({ ...script('shop-vendure', 'shop:vendure'), needs: product, seconds: 2700 }),
  ],
  [suite('api-postgres', 'api', 'postgres', ...product, 'postgres', 'tools')],
  [
    script('format', 'format:check'),
    script('types'),
    script('words'),
    script('imports'),
    script('unused'),
    { ...script('openapi', 'openapi:check'), needs: ['packages'] },
    suite('pages-sqlite', 'pages', 'sqlite', ...product, 'chromium'),
    suite('pages-postgres', 'journey', 'postgres', ...product, 'chromium', 'postgres'),
    suite('unit', 'unit', undefined, 'build-api'),
    script('lint'),
  ],
].map((lane, index) => lane.map((step) => ({ needs: [], ...step, lane: index })))

const steps = lanes.flat()

export const stepNames = steps.map(({ name }) => name)

const folders = { api: ['test/api/'], pages: ['test/pages/'], journey: ['test/pages/'], shops: ['test/shops/'] }
const unitFolders = ['api/', 'libs/', 'frontend/', 'test/support/', 'test/words/']

const mayHold = ({ project }, paths) =>
  paths.length === 0 ||
  (folders[project] ?? unitFolders).some((folder) => paths.some((path) => path.startsWith(folder)))

/** Those of the chosen files of tests that belong to this suite. */
export const testsOf = (step, tests) => (step.project ? tests.filter((path) => mayHold(step, [path])) : [])

const isPath = (filter) => /^(test|api|libs|frontend)\//.test(filter)

const isChosen = (step, { only, filters, long, tests }) => {
  if (only ? !only.includes(step.name) : step.isLong && !long) return false
  if (tests) return step.project === undefined || testsOf(step, tests).length > 0
  return filters.length === 0 || (step.project !== undefined && mayHold(step, filters.filter(isPath)))
}

export const stepsFor = (options) => {
  const chosen = steps.filter((step) => isChosen(step, options))
  const needed = new Set(chosen.flatMap(({ needs }) => needs))
  return steps.filter((step) => chosen.includes(step) || needed.has(step.name))
}
