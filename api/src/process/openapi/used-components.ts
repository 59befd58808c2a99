export function usedOf<K extends string, C extends Record<K, object>>(components: C, from: object): C {
  const used = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      if (key !== '$ref') visit(part)
      else if (typeof part === 'string' && !used.has(part)) {
        used.add(part)
        visit(componentAt(components, part))
      }
    }
  }
  visit(from)
  const kept = Object.entries(components).map(([kind, all]) => [
    kind,
    Object.fromEntries(
      Object.entries(all as object)
        .filter(([name]) => used.has(`${prefix}${kind}/${name}`))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  ])
  return Object.fromEntries(kept) as C
}

const prefix = '#/components/'

function componentAt(components: Record<string, object>, ref: string): unknown {
  const [kind = '', name = ''] = ref.slice(prefix.length).split('/')
  return (components[kind] as Record<string, unknown> | undefined)?.[name]
}
