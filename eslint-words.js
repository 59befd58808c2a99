// What a person reads stands by name in libs/contract/messages: this rule finds what stands elsewhere.

const product = 'Gatehouse'
const read = new Set(
  'title label lead term help aria-label placeholder caption submit sentence none emptyLabel busyLabel word error failure what verb covered rateHelp left right legend said dismiss alt words'.split(
    ' ',
  ),
)
const code = new Set(['code', 'kbd', 'pre', 'samp', 'style', 'script', 'CodeBlock'])

/** Not a symbol, a code, a name of a field, an address, or the product's own name. */
const isWords = (text) => {
  const said = text.replace(/&\w+;/g, ' ').trim()
  if (!/\p{L}{2}/u.test(said) || said === product || /^[A-Z0-9\s_/%.…·:×()–-]+$/.test(said)) return false
  return !/^([a-z]+([A-Z_.-][A-Za-z0-9]*)+|(GET|POST|PUT|PATCH|DELETE|HEAD) \/.*|(https?:|mailto:|[#/?.]|--).*)$/.test(
    said,
  )
}
const isSentence = (text) => isWords(text) && /\S\s+\S/.test(text)

const textOf = (node) => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join(' … ') : ''
}

/** The texts that a value may turn out to be. */
const textsIn = (node) => {
  switch (node?.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return [node]
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return textsIn(node.expression)
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : textsIn(node.left)), ...textsIn(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsIn(node.left), ...textsIn(node.right)] : []
    default:
      return []
  }
}

const isCode = ({ parent }) => parent.type === 'JSXElement' && code.has(parent.openingElement.name.name)

/** Words on a screen: texts between elements, attributes that are read, titles of pages. */
const onScreens = (context) => {
  const refuse = (nodes) => {
    for (const node of nodes) if (isWords(textOf(node))) context.report({ node, messageId: 'elsewhere' })
  }
  return {
    JSXText: (node) => {
      if (isWords(node.value) && !isCode(node)) context.report({ node, messageId: 'elsewhere' })
    },
    JSXExpressionContainer: (node) => {
      if (node.parent.type !== 'JSXAttribute' && !isCode(node)) refuse(textsIn(node))
    },
    JSXAttribute: ({ name, value }) => {
      if (read.has(name.name?.name ? `${name.namespace.name}:${name.name.name}` : name.name)) refuse(textsIn(value))
    },
    'CallExpression[callee.name="pageMeta"]': (node) => refuse(node.arguments.flatMap(textsIn)),
  }
}

/** Words in a refusal: what an error class says, and what a check says of an input. A mark such as `Gated` names a permission, and names are data. */
const inRefusals = (context) => {
  const refuse = (node) => {
    if (isSentence(textOf(node))) context.report({ node, messageId: 'elsewhere' })
  }
  const inConstructors = 'ClassDeclaration[superClass][superClass.name!="Error"] MethodDefinition[kind="constructor"]'
  return {
    [`${inConstructors} Literal`]: refuse,
    [`${inConstructors} TemplateLiteral`]: refuse,
    'ClassDeclaration > CallExpression.superClass Literal': refuse,
    'ClassDeclaration > CallExpression.superClass TemplateLiteral': refuse,
    'NewExpression[callee.name=/^Invalid/] Literal': refuse,
    'NewExpression[callee.name=/^Invalid/] TemplateLiteral': refuse,
    'Decorator[expression.callee.name!=/^Gated/] Literal': refuse,
    'Decorator[expression.callee.name!=/^Gated/] TemplateLiteral': refuse,
    'Property[key.name="message"] > Literal': refuse,
    'Property[key.name="message"] > TemplateLiteral': refuse,
  }
}

const rule = (create) => ({
  meta: {
    type: 'problem',
    schema: [],
    messages: { elsewhere: 'What a person reads stands by name in libs/contract/messages.' },
  },
  create,
})

export const words = { rules: { 'on-screens': rule(onScreens), 'in-refusals': rule(inRefusals) } }
