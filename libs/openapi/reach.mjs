import ts from 'typescript'

export function reachOf(handler, { checker, files }, errors) {
  const ours = new Set(files)
  const seen = new Set()
  const reached = { errors: new Set(), inputs: new Set() }

  const visit = (node) => {
    if (ts.isTypeNode(node)) return
    if (ts.isCallExpression(node) && node.expression.getText() === 'readInput' && ts.isIdentifier(node.arguments[0]))
      note(node.arguments[0].text)
    if (ts.isIdentifier(node)) follow(checker.getSymbolAtLocation(node))
    ts.forEachChild(node, visit)
  }
  const note = (name) => {
    if (/^[A-Z]/.test(name)) reached.inputs.add(name)
  }
  const follow = (symbol) => {
    if (!symbol) return
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    for (const declaration of target.declarations ?? []) {
      if (seen.has(declaration) || !ours.has(declaration.getSourceFile())) continue
      seen.add(declaration)
      if (ts.isClassDeclaration(declaration)) noteError(declaration)
      else if (ts.isMethodSignature(declaration)) implementationsOf(declaration).forEach(follow)
      else if (runs(declaration)) ts.forEachChild(declaration, visit)
    }
  }
  const noteError = ({ name }) => {
    if (name && Object.hasOwn(errors, name.text)) reached.errors.add(name.text)
  }
  const implementationsOf = ({ parent, name }) =>
    files
      .flatMap(({ statements }) => statements.filter(ts.isClassDeclaration))
      .filter((node) => node.heritageClauses?.some(({ types }) => types.some((type) => named(type, parent.name.text))))
      .flatMap((node) => node.members.filter((member) => member.name?.getText() === name.getText()))
      .map((member) => checker.getSymbolAtLocation(member.name))

  ts.forEachChild(handler, visit)
  return { errors: [...reached.errors].sort(), inputs: [...reached.inputs].sort() }
}

const named = ({ expression }, name) => expression.getText() === name

const runs = (declaration) =>
  ts.isMethodDeclaration(declaration) ||
  ts.isFunctionDeclaration(declaration) ||
  ts.isGetAccessor(declaration) ||
  (ts.isVariableDeclaration(declaration) &&
    declaration.initializer !== undefined &&
    (ts.isArrowFunction(declaration.initializer) || ts.isFunctionExpression(declaration.initializer)))
