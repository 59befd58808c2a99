const prefix = '#/components/schemas/'
const nameIn = (ref) => ref.slice(prefix.length)
const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** The named types that these names lead to; an object inside another one gets a name of its own. */
export function typesFor(names, shapes) {
  const types = {}
  const take = (name) => {
    if (types[name]) return
    if (!shapes[name]) throw new Error(`${name} is no shape`)
    types[name] = {}
    types[name] = named(name, shapes[name])
  }
  const named = (name, schema) => {
    if (schema.$ref) return (take(nameIn(schema.$ref)), schema)
    if (schema.properties) {
      const parts = Object.entries(schema.properties).map(([key, part]) => [key, inside(name, key, part)])
      return { ...schema, properties: Object.fromEntries(parts) }
    }
    return inside(name, '', schema)
  }
  const inside = (owner, key, schema) => {
    if (schema.$ref) return (take(nameIn(schema.$ref)), schema)
    if (schema.properties) {
      const name = owner + upperFirst(key.replace(/\W/g, ''))
      types[name] = named(name, schema)
      return { $ref: prefix + name }
    }
    const again = { ...schema }
    for (const many of ['anyOf', 'oneOf'])
      if (schema[many]) again[many] = schema[many].map((one, at) => inside(owner, key || `Kind${at + 1}`, one))
    if (schema.items) again.items = inside(owner, key, schema.items)
    if (typeof schema.additionalProperties === 'object')
      again.additionalProperties = inside(owner, key, schema.additionalProperties)
    return again
  }
  for (const name of names) take(name)
  return Object.fromEntries(Object.entries(types).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** A schema in the words of a language: `words` says how it spells each kind. */
export function spelledIn(words) {
  const spelled = (schema) => {
    if (schema.$ref) return nameIn(schema.$ref)
    const many = schema.anyOf ?? schema.oneOf
    if (many) return words.union(many.map(spelled))
    if (schema.const !== undefined) return words.literals([schema.const])
    if (schema.enum) return words.literals(schema.enum)
    const kinds = [schema.type ?? 'any'].flat()
    return words.union(kinds.map((kind) => ofKind(kind, schema)))
  }
  const ofKind = (kind, schema) => {
    if (kind === 'array') return words.list(schema.items ? spelled(schema.items) : words.plain.any)
    if (kind !== 'object') return words.plain[kind]
    const values = schema.additionalProperties
    return words.map(typeof values === 'object' ? spelled(values) : words.plain.any)
  }
  return spelled
}
