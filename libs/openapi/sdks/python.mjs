import { parents, unwrapped } from './methods.mjs'
import { spelledIn } from './types.mjs'

const written = '# Written by `npm run openapi` from the routes of the API.\n'
const snake = (name) => name.replace(/([a-z])([A-Z]+)/g, (_all, before, after) => `${before}_${after.toLowerCase()}`)
const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1)
const classOf = (resource) => (resource === 'gatehouse' ? 'Own' : upperFirst(resource))
const keywords = new Set(['from', 'import', 'class', 'global', 'in', 'is', 'not', 'or', 'and', 'pass', 'return'])

/** File by file, below `gatehouse/generated`. */
export function pythonFiles(methods, types) {
  const files = Object.entries(methods).map(([resource, all]) => [`${snake(resource)}.py`, moduleOf(resource, all)])
  return [...files, ['__init__.py', written], ['types.py', typesModule(types)]]
}

function moduleOf(resource, methods) {
  const child = Object.keys(parents).find((name) => parents[name] === resource)
  const isOf = (wanted) => methods.some(wanted)
  const imported = [
    ...(isOf(({ isPage, isStream }) => !isPage && !isStream) ? ['Call'] : []),
    'Transport',
    ...(isOf(({ isKeyed }) => isKeyed) ? ['new_key'] : []),
    ...(isOf(({ ids }) => ids.length > 0) ? ['segment'] : []),
  ]
  const hasStream = isOf(({ isStream }) => isStream)
  const typing = [
    ...(hasStream ? ['Any', 'Callable', 'Generator'] : []),
    ...(isOf(({ isPage, answer }) => isPage || answer === 'text') ? ['Iterator'] : []),
    ...(isOf(({ name }) => unwrapped.has(name)) ? ['List'] : []),
    ...(isOf((one) => one.isKeyed || one.body?.isOptional || (one.query && !one.isQueryNeeded)) ? ['Optional'] : []),
  ]
  const head = [
    ...(typing.length > 0 ? [`from typing import ${typing.join(', ')}\n`] : []),
    ...(hasStream ? ['from ..event_stream import StreamedEvent, events_of'] : []),
    ...(isOf(({ isPage }) => isPage) ? ['from ..pages import page_of, rows_of'] : []),
    `from ..transport import ${imported.join(', ')}`,
    'from . import types',
    ...(child ? [`from .${snake(child)} import ${classOf(child)}`] : []),
  ]
  const lines = ['    def __init__(self, transport: Transport) -> None:', '        self._transport = transport']
  if (child) lines.push(`        self.${snake(child)} = ${classOf(child)}(transport)`)
  const bodies = methods.map(methodOf)
  return `${written}\nfrom __future__ import annotations\n\n${head.join('\n')}\n\n\nclass ${classOf(resource)}:\n${[lines.join('\n'), ...bodies].join('\n\n')}\n`
}

function methodOf(method) {
  const { name, ids, answer, query, body, isKeyed, about, isPage, http } = method
  const names = ids.map((id) => `${snake(id)}: str`)
  const path = pathOf(method)
  if (method.isStream) return streamOf(method, path)
  const queried = query && (method.isQueryNeeded ? `types.${query.type}` : `Optional[types.${query.type}] = None`)
  const taken = query ? [`query: ${queried}`] : []
  if (isPage) {
    const row = `types.${answer.slice('PageOf'.length)}`
    const rows = name === 'list' ? 'all' : `all_${snake(name)}`
    return [
      define(snake(name), [...names, ...taken], `types.${answer}`, about, `page_of(self._transport, ${path}, query)`),
      define(
        rows,
        [...names, ...taken],
        `Iterator[${row}]`,
        `As \`${snake(name)}\`: every row, page by page.`,
        `rows_of(self._transport, ${path}, query)`,
      ),
    ].join('\n\n')
  }
  const isLeft = body?.isOptional
  const input = body ? [isLeft ? `input: Optional[types.${body.type}] = None` : `input: types.${body.type}`] : []
  const key = isKeyed ? ['*', 'idempotency_key: Optional[str] = None'] : []
  const given = [
    `"${http}"`,
    path,
    ...(query ? ['query=query'] : []),
    ...(body ? [`body=input${isLeft ? ' or {}' : ''}`] : []),
    ...(isKeyed ? ['idempotency_key=idempotency_key or new_key()'] : []),
  ]
  const verb = answer === 'text' ? 'stream' : 'call'
  const rows = unwrapped.has(name)
  const single = answer === null ? 'None' : answer === 'text' ? 'Iterator[bytes]' : `types.${method.row ?? answer}`
  return define(
    snake(name),
    [...names, ...input, ...taken, ...key],
    rows ? `List[${single}]` : single,
    about,
    `self._transport.${verb}(Call(${given.join(', ')}))${rows ? '["items"]' : ''}`,
    given,
  )
}

const streamOf = ({ name, about }, path) =>
  define(
    name,
    [
      'last_event_id: Optional[str] = None',
      '*',
      'on_opened: Optional[Callable[[str], Any]] = None',
      'silence: float = 45',
    ],
    'Generator[StreamedEvent, None, None]',
    about,
    `events_of(self._transport, ${path}, last_event_id, silence, on_opened)`,
  )

const define = (name, parameters, result, about, value, given) => {
  const head = `    def ${name}(${['self', ...parameters].join(', ')}) -> ${result}:`
  const lines =
    head.length <= 120
      ? [head]
      : [`    def ${name}(`, ...['self', ...parameters].map((one) => `        ${one},`), `    ) -> ${result}:`]
  return [...lines, `        """${about}"""`, ...returned(value, given)].join('\n')
}

const returned = (value, given) => {
  const line = `        return ${value}`
  if (line.length <= 120) return [line]
  const whole = `            Call(${given.join(', ')})`
  const call =
    whole.length <= 120
      ? [whole]
      : ['            Call(', ...given.map((one) => `                ${one},`), '            )']
  return [`        return ${value.slice(0, value.indexOf('('))}(`, ...call, '        )']
}

const pathOf = ({ path }) => {
  const text = path
    .replace(/^\/clients\/:clientID/, '{self._transport.own_path()}')
    .replace(/:(\w+)/g, (_all, id) => `{segment(${snake(id)})}`)
  return text.includes('{') ? `f"${text}"` : `"${text}"`
}

const spelled = spelledIn({
  plain: { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None', any: 'Any' },
  list: (one) => `List[${one}]`,
  map: (one) => `Dict[str, ${one}]`,
  literals: (values) => `Literal[${values.map(literal).join(', ')}]`,
  union: (kinds) => {
    if (kinds.length === 1) return kinds[0]
    const some = kinds.filter((kind) => kind !== 'None')
    const whole = some.length > 1 ? `Union[${some.join(', ')}]` : some[0]
    return some.length === kinds.length ? whole : `Optional[${whole}]`
  },
})
const literal = (value) =>
  value === null
    ? 'None'
    : typeof value === 'string'
      ? `'${value}'`
      : value === true
        ? 'True'
        : value === false
          ? 'False'
          : value

function typesModule(types) {
  const blocks = Object.entries(types).map(([name, schema]) => typeBlock(name, schema))
  return `${written}\nfrom typing import Any, Dict, List, Literal, Optional, TypedDict, Union\n\n${blocks.join('\n')}`
}

function typeBlock(name, schema) {
  if (!schema.properties) return `${name} = ${quotedNames(spelled(schema))}\n`
  const required = new Set(schema.required ?? [])
  const fields = Object.entries(schema.properties)
  const dict = (title, some, total) =>
    `${title} = TypedDict(\n    "${title}",\n    {\n${some.map(([key, part]) => `        "${key}": "${spelled(part)}",`).join('\n')}\n    },\n${total ? '' : '    total=False,\n'})\n`
  const [needed, rest] = [fields.filter(([key]) => required.has(key)), fields.filter(([key]) => !required.has(key))]
  if (rest.length === 0) return dict(name, fields, true)
  if (needed.length === 0) return dict(name, fields, false)
  if (rest.some(([key]) => keywords.has(key))) throw new Error(`${name}: a field of it is a word of Python`)
  const lines = rest.map(([key, part]) => `    ${key}: "${spelled(part)}"`)
  return `${dict(`_${name}`, needed, true)}\n\nclass ${name}(_${name}, total=False):\n${lines.join('\n')}\n\n`
}

// What is named further down does not exist yet.
const quotedNames = (text) =>
  text.replace(/(?<!['\w])(?!(?:Any|Dict|List|Literal|Optional|Union|None)\b)[A-Z]\w*(?!['\w])/g, '"$&"')
