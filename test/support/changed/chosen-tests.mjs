import { addressesIn, isBelow, leadsTo, routesIn, screenAddress } from './addresses.mjs'

const isTest = (path) => /\.(e2e-)?spec\.(ts|tsx|mjs)$/.test(path)

// They put the whole product together, so that everything would be reached through them.
const assembly = [
  /^api\/src\/(app\.module|create-app|serve|main|demo|other-sites)\.ts$/,
  /^api\/src\/process\/entities\.ts$/,
  /^frontend\/app\/(routes|admin-routes|route-frames)\.ts$/,
  /^libs\/contract\/(calls|calls-in-mode)\.ts$/,
]
const matches = (patterns, path) => patterns.some((pattern) => pattern.test(path))
const isEnd = (path) => matches(assembly, path) || path.endsWith('.module.ts')

// What a change here reaches cannot be told from imports.
const ofAll = [
  /^(package(-lock)?\.json|tsconfig\.json|\.swcrc|nest-cli\.json)$/,
  /^test\/(run|jest\.config)\.mjs$/,
  /^test\/support\/(native\/|test-api\.ts|started-database\.ts|new-database\.ts)/,
  /^api\/src\/platform\/(config|database)\//,
  /^libs\/(launch|bundle)\//,
]
const reachesAll = (path) => matches([...assembly, ...ofAll], path)

// A support file that many tests use builds their world: the addresses in it are not their question.
const manyUsers = 12

const dependentsOf = (sources) => {
  const dependents = new Map([...sources.keys()].map((path) => [path, new Set()]))
  const depend = (path, on) => dependents.get(on)?.add(path)
  for (const [path, { imports }] of sources) for (const on of imports) depend(path, on)
  const users = (path) => [...(dependents.get(path) ?? [])].filter(isTest).length
  const controllers = [...sources]
    .map(([path, { text }]) => [path, routesIn(text)])
    .filter(([, routes]) => routes.length)
  const screens = [...sources.keys()].map((path) => [path, screenAddress(path)]).filter(([, address]) => address)
  for (const [path, { text }] of sources) {
    if (!/^(test|frontend\/app\/api)\//.test(path) || users(path) >= manyUsers) continue
    const addresses = addressesIn(text)
    for (const [controller, routes] of controllers)
      if (addresses.some((address) => routes.some((parts) => leadsTo(address, parts)))) depend(path, controller)
    if (!path.startsWith('test/pages/')) continue
    for (const [screen, start] of screens)
      if (addresses.some((address) => isBelow(address, start))) depend(path, screen)
  }
  return dependents
}

/** How tests name what is no source: written pages and what we publish by their folder, all else by the file. */
const nameIn = (path) => {
  if (path.endsWith('.mdx')) return "'content'"
  return /^libs\/(sdk|cli|evidence)/.exec(path)?.[1] ?? path.split('/').at(-1)
}

const naming = (sources, path) => {
  const name = nameIn(path)
  return [...sources].filter(([test, { text }]) => isTest(test) && text.includes(name)).map(([test]) => test)
}

/** The files of tests that a change of these files can reach, or 'all'. */
export const chosenTests = (changed, sources) => {
  if (changed.some(reachesAll)) return 'all'
  const dependents = dependentsOf(sources)
  const reached = new Set()
  const waiting = [...changed]
  while (waiting.length > 0) {
    const path = waiting.pop()
    if (reached.has(path)) continue
    reached.add(path)
    if (isEnd(path)) continue
    waiting.push(...(dependents.get(path) ?? naming(sources, path)))
  }
  return [...reached].filter((path) => isTest(path) && sources.has(path)).sort()
}
