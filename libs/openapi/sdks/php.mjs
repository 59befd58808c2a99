import { parents, unwrapped } from './methods.mjs'
import { spelledIn } from './types.mjs'

const written = '// Written by `npm run openapi` from the routes of the API.'
const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1)
const classOf = (resource) => (resource === 'gatehouse' ? 'Own' : upperFirst(resource))
const head = `<?php\n\n${written}\n\ndeclare(strict_types=1);\n\nnamespace Gatehouse\\Resources;\n`

/** File by file, below `generated`. */
export function phpFiles(methods, types) {
  const files = Object.entries(methods).map(([resource, all]) => [`${classOf(resource)}.php`, classFile(resource, all)])
  return [...files, ['Types.php', typesFile(types)]]
}

function classFile(resource, methods) {
  const child = Object.keys(parents).find((name) => parents[name] === resource)
  const bodies = methods.map(methodOf)
  const used = new Set(methods.flatMap(typesOf))
  const hasStream = methods.some(({ isStream }) => isStream)
  const uses = ['Call', ...(hasStream ? ['EventStream'] : []), 'Transport']
  const imports = [
    ...[...used].sort().map((name) => ` * @phpstan-import-type ${name} from Types`),
    ...(hasStream ? [' * @phpstan-import-type StreamedEvent from \\Gatehouse\\EventStream'] : []),
  ]
  const made = child
    ? `    public readonly ${classOf(child)} $${child};\n\n    public function __construct(private readonly Transport $transport)\n    {\n        $this->${child} = new ${classOf(child)}($transport);\n    }`
    : `    public function __construct(${resource === 'gatehouse' ? 'protected' : 'private'} readonly Transport $transport)\n    {\n    }`
  const kind = resource === 'gatehouse' ? 'abstract' : 'final'
  return `${head}\n${uses.map((name) => `use Gatehouse\\${name};`).join('\n')}\n\n/**\n${imports.join('\n')}\n */\n${kind} class ${classOf(resource)}\n{\n${[made, ...bodies].join('\n\n')}\n}\n`
}

const typesOf = ({ answer, body, query, isPage, row }) => [
  ...(answer && answer !== 'text' ? [row ?? answer] : []),
  ...(isPage ? [answer.slice('PageOf'.length)] : []),
  ...[body, query].flatMap((input) => (input ? [input.type] : [])),
]

function methodOf(method) {
  const { name, ids, answer, query, body, isKeyed, about, isPage, http } = method
  const path = pathOf(method)
  if (method.isStream) return streamOf(method, path)
  const names = ids.map((id) => `string $${id}`)
  const queried = query ? [`array $query${method.isQueryNeeded ? '' : ' = []'}`] : []
  const queryDoc = query ? [`@param ${query.type} $query`] : []
  if (isPage) {
    const row = answer.slice('PageOf'.length)
    const rows = name === 'list' ? 'all' : `all${upperFirst(name)}`
    return [
      define(
        name,
        [...names, ...queried],
        'array',
        [about, ...queryDoc, `@return ${answer}`],
        [`return $this->transport->call(new Call('GET', ${path}, $query));`],
      ),
      define(
        rows,
        [...names, ...queried],
        '\\Generator',
        [`As \`${name}\`: every row, page by page.`, ...queryDoc, `@return \\Generator<int, ${row}>`],
        [`return $this->transport->rows(${path}, $query);`],
      ),
    ].join('\n\n')
  }
  const input = body ? [`array $input${body.isOptional ? ' = []' : ''}`] : []
  const key = isKeyed ? ['?string $idempotencyKey = null'] : []
  const given = [
    `'${http}'`,
    path,
    ...(query ? ['query: $query'] : []),
    ...(body ? ['body: $input'] : []),
    ...(isKeyed ? ['idempotencyKey: $idempotencyKey ?? Transport::newKey()'] : []),
  ]
  const result = answer === null ? 'void' : answer === 'text' ? 'mixed' : 'array'
  const ofType = unwrapped.has(name) ? `list<${method.row}>` : answer
  const docs = [
    about,
    ...(body ? [`@param ${body.type} $input`] : []),
    ...queryDoc,
    ...(answer === null
      ? []
      : [answer === 'text' ? '@return resource the file, at its beginning' : `@return ${ofType}`]),
  ]
  const call = `$this->transport->${answer === 'text' ? 'stream' : 'call'}(new Call(${given.join(', ')}))`
  const value = unwrapped.has(name) ? `${call}['items']` : call
  return define(name, [...names, ...input, ...queried, ...key], result, docs, sent(result, value, given))
}

const streamOf = ({ name, about }, path) =>
  define(
    name,
    ['?string $lastEventID = null', '?\\Closure $onOpened = null', 'int $silenceMs = 45_000'],
    '\\Generator',
    [
      about,
      '@param ?string $lastEventID the `id` of the last event that you have worked off',
      '@param ?\\Closure(string): mixed $onOpened hears where the stream stands each time that it is opened',
      '@param int $silenceMs a connection that says nothing for so long is opened again',
      '@return \\Generator<int, StreamedEvent>',
    ],
    [`return (new EventStream($this->transport, ${path}, $lastEventID, $silenceMs, $onOpened))->events();`],
  )

function sent(result, value, given) {
  const line = `${result === 'void' ? '' : 'return '}${value};`
  if (line.length <= 112) return [line]
  const [before] = line.split('new Call(')
  return [
    `${before}new Call(`,
    ...given.map((one) => `    ${one},`),
    `))${line.endsWith("['items'];") ? "['items']" : ''};`,
  ]
}

function define(name, parameters, result, docs, lines) {
  const [about, ...tags] = docs
  const doc =
    tags.length === 0
      ? [`    /** ${about} */`]
      : ['    /**', `     * ${about}`, '     *', ...tags.map((tag) => `     * ${tag}`), '     */']
  const line = `    public function ${name}(${parameters.join(', ')}): ${result}`
  const top =
    line.length <= 120
      ? [line, '    {']
      : [`    public function ${name}(`, ...parameters.map((one) => `        ${one},`), `    ): ${result} {`]
  return [...doc, ...top, ...lines.map((one) => `        ${one}`), '    }'].join('\n')
}

const pathOf = ({ path }) => {
  const parts = path
    .replace(/^\/clients\/:clientID/, ':')
    .split(/(:\w*)/)
    .filter(Boolean)
  const words = parts.map((part) =>
    part === ':'
      ? '$this->transport->ownPath()'
      : part[0] === ':'
        ? `Transport::segment($${part.slice(1)})`
        : `'${part}'`,
  )
  return words.join(' . ')
}

const spelled = spelledIn({
  plain: { string: 'string', integer: 'int', number: 'float', boolean: 'bool', null: 'null', any: 'mixed' },
  list: (one) => `list<${one}>`,
  map: (one) => `array<string, ${one}>`,
  literals: (values) => values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join('|'),
  union: (kinds) => [...new Set(kinds)].join('|'),
})

function typesFile(types) {
  const lines = Object.entries(types).flatMap(([name, schema]) => {
    if (!schema.properties) return [` * @phpstan-type ${name} ${spelled(schema)}`]
    const required = new Set(schema.required ?? [])
    const fields = Object.entries(schema.properties).map(
      ([key, part]) => ` *     ${key}${required.has(key) ? '' : '?'}: ${spelled(part)},`,
    )
    return [` * @phpstan-type ${name} array{`, ...fields, ' * }']
  })
  return `${head}\n/**\n * For PHPStan and editors: what methods take and answer.\n *\n${lines.join('\n')}\n */\nfinal class Types\n{\n}\n`
}
