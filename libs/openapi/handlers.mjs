import ts from 'typescript'
import { classesIn, commentOf, decoratorsOf } from './program.mjs'
import { readReach } from './reach.mjs'

const methods = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete'])

export function readHandlers(sources, errors) {
  const handlers = {}
  const reachOf = readReach(sources, errors)
  const controllers = sources.files.flatMap(classesIn).filter((node) => has(node, (name) => name === 'Controller'))
  for (const controller of controllers) {
    for (const method of controller.members.filter(ts.isMethodDeclaration)) {
      if (!has(method, (name) => methods.has(name))) continue
      handlers[`${controller.name.text}.${method.name.getText()}`] = factsOf(controller, method, reachOf(method))
    }
  }
  return handlers
}

function factsOf(controller, method, reach) {
  const file = controller.getSourceFile()
  const [, room] = /api\/src\/[^/]+\/([^/]+)\//.exec(file.fileName) ?? []
  const form = bodyInterface(method, file)
  return {
    room,
    about: commentOf(method),
    answer: typeOf(method.type, file),
    errors: reach.errors,
    ...(reach.inputs.length > 0 && { bodies: reach.inputs }),
    ...(form && { form }),
    ...(calls(method, 'requiredKey') && { needsKey: true }),
  }
}

const calls = (node, name) =>
  (ts.isCallExpression(node) && node.expression.getText() === name) ||
  (ts.forEachChild(node, (part) => calls(part, name)) ?? false)

const has = (node, isWanted) => decoratorsOf(node).some(({ name }) => isWanted(name))

function bodyInterface(method, file) {
  const body = method.parameters.find((parameter) => has(parameter, (name) => name === 'Body'))
  const isForm = body?.type && ts.isTypeReferenceNode(body.type) && isTypeImport(body.type.getText(), file)
  return isForm ? typeOf(body.type, file) : undefined
}

const isTypeImport = (name, file) =>
  importsOf(file).some(({ importClause: { name: _default, namedBindings, isTypeOnly } }) =>
    namedBindings?.elements?.some((one) => one.name.text === name && (isTypeOnly || one.isTypeOnly)),
  )

const importsOf = (file) => file.statements.filter((one) => ts.isImportDeclaration(one) && one.importClause)

const contractModule = (name) => {
  if (!name.startsWith('#contract/')) throw new Error(`What goes over the wire is in libs/contract, not in ${name}`)
  return name
}

function typeOf(node, file) {
  if (!node) throw new Error(`${file.fileName}: a handler names no answer type`)
  const answered = /^Promise<(.*)>$/s.exec(node.getText())?.[1] ?? node.getText()
  const inner = /^StreamOf<(.*)>$/s.exec(answered)?.[1] ?? answered
  if (inner === 'Readable') return { type: 'string', from: {} }
  const names = inner.match(/[A-Za-z_]\w*/g) ?? []
  const imported = modulesIn(file)
  const known = names.filter((name) => name in imported)
  return { type: inner, from: Object.fromEntries(known.map((name) => [name, contractModule(imported[name])])) }
}

/** Which module each imported name of a file comes from. */
export const modulesIn = (file) =>
  Object.fromEntries(
    importsOf(file).flatMap(({ importClause, moduleSpecifier }) =>
      (importClause.namedBindings?.elements ?? []).map(({ name }) => [name.text, moduleSpecifier.text]),
    ),
  )
