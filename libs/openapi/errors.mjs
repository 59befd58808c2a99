import ts from 'typescript'
import { classesIn, commentOf } from './program.mjs'

const roots = ['AppError', 'OAuthRefusal']

/** What the helpers beside AppError and OAuthRefusal extend, and which of their arguments its constructor gets. */
const helpers = {
  refusal: { parent: 'AppError', given: (all) => all },
  fieldRefusal: { parent: 'AppError', given: ([, ...all]) => all },
  invalidField: { parent: 'InvalidInput', given: ([, sentence]) => [sentence] },
  oauthRefusal: { parent: 'OAuthRefusal', given: (all) => all },
}

export function readErrors({ files, checker }) {
  const declared = files.flatMap(classesIn).flatMap((node) => (node.name ? [[node.name.text, node]] : []))
  const classes = new Map(declared)
  const errors = {}
  for (const [name, node] of classes) {
    const base = baseOf(node, classes)
    if (base && !roots.includes(name)) errors[name] = { body: bodies[base], ...factsOf(node, classes, checker) }
  }
  return errors
}

export function readEarlyRefusals({ files, checker }) {
  const filter = files.find(({ fileName }) => fileName.endsWith('/http/error-filter.ts'))
  const constants = filter.statements.filter(ts.isVariableStatement).flatMap((one) => one.declarationList.declarations)
  const tableNamed = (name) => constants.find((one) => one.name.getText() === name).initializer
  const pairs = tableNamed('earlyRefusals').properties.map(({ name, initializer }) => [name.getText(), initializer])
  return Object.fromEntries(
    [...pairs, ['500', tableNamed('internalError')]].map(([status, { elements }]) => [
      `Early${status}`,
      { body: 'ErrorBody', status: Number(status), code: elements[0].text, sentence: firstText(elements[1], checker) },
    ]),
  )
}

const bodies = { AppError: 'ErrorBody', OAuthRefusal: 'OAuthErrorBody' }

const heritageOf = (node) => node.heritageClauses?.[0]?.types[0]?.expression

const helperOf = (node) => {
  const heritage = heritageOf(node)
  return heritage && ts.isCallExpression(heritage) ? helpers[heritage.expression.getText()] : undefined
}

const parentOf = (node) => helperOf(node)?.parent ?? heritageOf(node)?.getText()

function baseOf(node, classes) {
  const parent = parentOf(node)
  if (roots.includes(parent)) return parent
  return parent && classes.has(parent) ? baseOf(classes.get(parent), classes) : undefined
}

function factsOf(node, classes, checker) {
  const about = commentOf(node)
  const parent = classes.get(parentOf(node))
  const given = superArguments(node)
  const own = roots.includes(parentOf(node))
    ? ownFacts(given, checker)
    : { ...factsOf(parent, classes, checker), sentence: firstText(given[0], checker) }
  return { ...own, ...(about && { about }) }
}

function ownFacts([status, second, third], checker) {
  if (ts.isObjectLiteralExpression(second)) {
    const [code, sentence] = second.properties.map((part) => firstText(part.initializer ?? part.name, checker))
    return { status: Number(status.text), code, sentence }
  }
  const code = firstText(second, checker)
  if (!ts.isNumericLiteral(status) || !code)
    throw new Error(`${status.getSourceFile().fileName}: an error class hands a status and a code on as they are`)
  return { status: Number(status.text), code, sentence: firstText(third, checker) }
}

function superArguments(node) {
  const helper = helperOf(node)
  if (helper) return helper.given(heritageOf(node).arguments)
  const find = (part) =>
    ts.isCallExpression(part) && part.expression.kind === ts.SyntaxKind.SuperKeyword
      ? part.arguments
      : ts.forEachChild(part, find)
  return find(node) ?? []
}

function firstText(node, checker) {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
  if (ts.isObjectLiteralExpression(node)) return firstText(node.properties[0]?.initializer, checker)
  if (ts.isBinaryExpression(node)) return firstText(node.right, checker)
  if (ts.isCallExpression(node)) return firstText(node.expression, checker)
  if (ts.isArrowFunction(node)) return firstText(node.body, checker)
  const symbol = checker.getSymbolAtLocation(node)
  const declared = symbol && valueOf(symbol, checker)
  return declared ? firstText(declared, checker) : undefined
}

function valueOf(symbol, checker) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return target.valueDeclaration?.initializer
}
