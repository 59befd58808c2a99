import ts from 'typescript'
import { modulesIn } from '../handlers.mjs'
import { classesIn, decoratorsOf } from '../program.mjs'
import { own, parents, resources, streamed } from './methods.mjs'

const methods = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete'])

/** What each method of an SDK sends and reads, from the handler that answers it. */
export function readSdkMethods(sources, handlers) {
  const routes = new Map(sources.files.flatMap(classesIn).flatMap((controller) => routesOf(controller)))
  const factsOf = (name, call) => {
    const route = routes.get(call)
    if (!route) throw new Error(`${call} is named in libs/openapi/sdks/methods.mjs, and no route has it`)
    return { key: route.key, ...methodOf(name, call, route, handlers[route.key]) }
  }
  const all = { ...resources, gatehouse: own }
  return Object.fromEntries(
    Object.entries(all).map(([resource, named]) => [
      resource,
      Object.entries(named).map(([name, call]) => factsOf(name, call)),
    ]),
  )
}

function routesOf(controller) {
  const root = decoratorsOf(controller).find(({ name }) => name === 'Controller')
  if (!root) return []
  return controller.members.filter(ts.isMethodDeclaration).flatMap((member) =>
    decoratorsOf(member)
      .filter(({ name }) => methods.has(name))
      .map((route) => {
        const path = [root, route].map(({ given: [text] }) => text?.text).filter(Boolean)
        const key = `${controller.name.text}.${member.name.getText()}`
        return [`${route.name.toUpperCase()} /${path.join('/')}`, { key, member, file: controller.getSourceFile() }]
      }),
  )
}

function methodOf(name, call, { member, file }, { about, answer }) {
  const [http, path] = call.split(' ')
  const marks = decoratorsOf(member)
  const permission = marks.find((one) => one.name === 'Gated')?.given[0].text
  const given = (kind) => member.parameters.find((one) => decoratorsOf(one).some((mark) => mark.name === kind))
  const inputOf = (parameter) => {
    const type = parameter?.type?.getText()
    return type ? { type, from: { [type]: modulesIn(file)[type] } } : undefined
  }
  return {
    name,
    http,
    path,
    about: `${(about ?? permission).replace(/\.$/, '')}.`,
    answer,
    isStream: streamed.has(call),
    isPage: answer?.startsWith('PageOf') ?? false,
    ids: [...path.matchAll(/:(\w+)/g)].map(([, id]) => id).filter((id) => id !== 'clientID'),
    body: inputOf(given('Body')),
    query: inputOf(given('Query')),
    isKeyed: member.parameters.some((one) =>
      decoratorsOf(one).some((mark) => mark.name === 'Headers' && mark.given[0]?.text === 'idempotency-key'),
    ),
  }
}

/** How a sample calls it: `transactions.refunds.create`. */
export const spokenMethods = (methods) =>
  Object.entries(methods).flatMap(([resource, all]) => {
    const path = resource === 'gatehouse' ? [] : [parents[resource], resource].filter(Boolean)
    return all.map(({ key, name }) => [key, [...path, name].join('.')])
  })
