import ts from 'typescript'
import { classesIn, decoratorsOf } from './program.mjs'

const methods = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete'])
const gates = new Set(['Gated', 'GatedOrPublic', 'GatedOrPending'])
const inMode = new Set(['CallMode', 'Addressed'])

export function readCalls(sources) {
  const calls = sources.files.flatMap(classesIn).flatMap((controller) => {
    const root = decoratorsOf(controller).find(({ name }) => name === 'Controller')
    return root ? controller.members.filter(ts.isMethodDeclaration).flatMap((member) => callsOf(member, root)) : []
  })
  return calls.sort((one, other) => (one.call < other.call ? -1 : 1))
}

function callsOf(member, root) {
  const marks = decoratorsOf(member)
  const isGated = marks.some(({ name }) => gates.has(name))
  const takesMode = member.parameters.some((one) => decoratorsOf(one).some(({ name }) => inMode.has(name)))
  const routes = marks.filter(({ name }) => methods.has(name))
  const handler = `${member.parent.name.text}.${member.name.getText()}`
  const callOf = (route) => `${route.name.toUpperCase()} ${pathOf(root, route)}`
  return routes.map((route) => ({ call: callOf(route), handler, isGated, takesMode }))
}

const pathOf = (...decorators) => `/${decorators.map(textOf).filter(Boolean).join('/')}`

function textOf({ name, given: [path] }) {
  if (!path) return ''
  if (ts.isStringLiteral(path)) return path.text
  throw new Error(`@${name}(${path.getText()}): the path of a route is written out`)
}

export const typesOf = (calls) => `// Written by \`npm run openapi\` from the routes of the API.

/** Every route, by its method and its path below /api. \`gated\` ones can be opened by a permission row. */
interface Routes {
${calls.map(({ call, isGated }) => `  '${call}': '${isGated ? 'gated' : 'open'}'`).join('\n')}
}

export type ApiCall = keyof Routes

/** What the gate decides about. */
export type GatedCall = { [Call in ApiCall]: Routes[Call] extends 'gated' ? Call : never }[ApiCall]
`

export const modesOf = (calls) => `// Written by \`npm run openapi\` from the routes of the API.
import type { ApiCall } from './calls.js'

/** What happens in a mode, and takes \`?mode=\`. */
export const callsInMode: ReadonlySet<string> = new Set<ApiCall>([
${calls
  .filter(({ takesMode }) => takesMode)
  .map(({ call }) => `  '${call}',`)
  .join('\n')}
])
`

const importOf = (names, module) => {
  const line = `import type { ${names.join(', ')} } from '${module}'`
  return line.length <= 120 ? line : `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}'`
}

/** @param handlers by class and method, each with the type of its answer and the modules of the names in it */
export function answersOf(calls, handlers) {
  const from = {}
  for (const { handler } of calls)
    for (const [name, module] of Object.entries(handlers[handler].answer.from)) {
      if ((from[name] ??= module) !== module) throw new Error(`${name} is in both ${from[name]} and ${module}`)
    }
  const modules = Map.groupBy(Object.keys(from).sort(), (name) => from[name].replace('#contract/', '../'))
  return `// Written by \`npm run openapi\` from the routes of the API.
${[...modules]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([module, names]) => importOf(names, module))
  .join('\n')}

/** What each route answers. */
export interface CallAnswers {
${calls.map(({ call, handler }) => `  '${call}': ${handlers[handler].answer.type}`).join('\n')}
}
`
}
