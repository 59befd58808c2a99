import ts from 'typescript'

/** Answers what one handler reaches. Each piece of code is read once, for all handlers that reach it. */
export function readReach({ checker, files }, errors) {
  const ours = new Set(files)
  const known = new Map()

  const declarationsOf = (symbol) => {
    if (!symbol) return []
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return (target.declarations ?? []).filter((declaration) => ours.has(declaration.getSourceFile()))
  }
  const implementationsOf = (signature) =>
    membersFor(signature, files).flatMap(({ name }) => declarationsOf(checker.getSymbolAtLocation(name)))

  const read = (code) => {
    const found = { errors: [], inputs: [], next: new Set() }
    const visit = (node) => {
      if (ts.isTypeNode(node)) return
      if (ts.isCallExpression(node) && node.expression.getText() === 'readInput') found.inputs.push(...classIn(node))
      if (ts.isIdentifier(node))
        for (const declaration of declarationsOf(checker.getSymbolAtLocation(node))) found.next.add(declaration)
      ts.forEachChild(node, visit)
    }
    ts.forEachChild(code, visit)
    return found
  }
  const lookAt = (declaration) => {
    if (ts.isClassDeclaration(declaration)) return { ...nothing, errors: errorsIn(declaration) }
    if (ts.isMethodSignature(declaration)) return { ...nothing, next: implementationsOf(declaration) }
    return runs(declaration) ? read(declaration) : nothing
  }
  const errorsIn = ({ name }) => (name && Object.hasOwn(errors, name.text) ? [name.text] : [])
  const factsOf = (declaration) => {
    if (!known.has(declaration)) known.set(declaration, lookAt(declaration))
    return known.get(declaration)
  }

  return (handler) => {
    const reached = { errors: new Set(), inputs: new Set() }
    const seen = new Set()
    const take = (facts) => {
      for (const error of facts.errors) reached.errors.add(error)
      for (const input of facts.inputs) reached.inputs.add(input)
      for (const declaration of facts.next) seen.add(declaration)
    }
    take(read(handler))
    // What is added to a set while it is walked is walked too.
    for (const declaration of seen) take(factsOf(declaration))
    return { errors: [...reached.errors].sort(), inputs: [...reached.inputs].sort() }
  }
}

const nothing = { errors: [], inputs: [], next: [] }

const membersFor = ({ parent, name }, files) =>
  files
    .flatMap(({ statements }) => statements.filter(ts.isClassDeclaration))
    .filter((node) => node.heritageClauses?.some(({ types }) => types.some((type) => named(type, parent.name.text))))
    .flatMap((node) => node.members.filter((member) => member.name?.getText() === name.getText()))

const classIn = ({ arguments: [first] }) => (ts.isIdentifier(first) && /^[A-Z]/.test(first.text) ? [first.text] : [])

const named = ({ expression }, name) => expression.getText() === name

const runs = (declaration) =>
  ts.isMethodDeclaration(declaration) ||
  ts.isFunctionDeclaration(declaration) ||
  ts.isGetAccessor(declaration) ||
  (ts.isVariableDeclaration(declaration) &&
    declaration.initializer !== undefined &&
    (ts.isArrowFunction(declaration.initializer) || ts.isFunctionExpression(declaration.initializer)))
