import ts from 'typescript'
import { inRoot, root } from '../launch/paths.mjs'

export function readProgram() {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    { ...config, include: ['api/src', 'libs/contract'] },
    ts.sys,
    root,
  )
  const sources = fileNames.filter((name) => !name.endsWith('.spec.ts'))
  const program = ts.createProgram(sources, options)
  const files = program.getSourceFiles().filter(({ fileName }) => sources.includes(fileName))
  return { files, checker: program.getTypeChecker() }
}

export function commentOf(node) {
  const [comment] = node.jsDoc?.slice(-1) ?? []
  const text = comment && ts.getTextOfJSDocComment(comment.comment)
  return text ? text.replace(/\s+/g, ' ').trim() : undefined
}

export const classesIn = (file) => file.statements.filter((statement) => ts.isClassDeclaration(statement))

export const decoratorsOf = (node) =>
  (ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [])
    .map(({ expression }) => expression)
    .filter((expression) => ts.isCallExpression(expression))
    .map(({ expression, arguments: given }) => ({ name: expression.getText(), given }))
