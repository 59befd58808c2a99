/** The names of a class's fields: a list that misses one, or names another, does not compile. */
export const fieldNames = <Fields extends object>(
  names: Record<keyof Fields, true>,
): readonly (keyof Fields & string)[] => Object.keys(names) as (keyof Fields & string)[]

/** These fields of it, and no others. */
export const only = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
