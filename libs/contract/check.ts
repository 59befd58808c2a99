import { plainToInstance } from 'class-transformer'
import { getMetadataStorage, type ValidationError, validate } from 'class-validator'
import * as checks from './messages/checks.js'

/** Input names to one sentence each; a nested input is named `paymentMethod.card`. */
export type Fields = Record<string, string>
export type Checked<T> = { value: T; fields?: undefined } | { value?: undefined; fields: Fields }

const unknownField = checks.fieldUnknown

// class-validator walks through the rules of all classes at each check to find those of one; rules never change, and we use no groups.
const rules = getMetadataStorage()
const rulesOf = onceFor(rules.getTargetValidationMetadatas.bind(rules))
rules.getTargetValidationMetadatas = (target, schema, ...rest) => rulesOf(target as () => void, schema, ...rest)
rules.groupByPropertyName = onceFor(rules.groupByPropertyName.bind(rules))

function onceFor<Key extends object, Rest extends unknown[], Result>(
  look: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  const known = new WeakMap<Key, Result>()
  return (key, ...rest) => {
    const result = known.get(key) ?? look(key, ...rest)
    known.set(key, result)
    return result
  }
}

const fieldsMax = 100

/** The API's pipe and a screen's action both call this, so that a form and a call get the same sentences. */
export async function check<T extends object>(requestClass: new () => T, input: unknown): Promise<Checked<T>> {
  const given = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {}
  const plain = Object.fromEntries(Object.entries(given).slice(0, fieldsMax))
  const value = plainToInstance(requestClass, plain)
  const errors = await validate(value, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
  })
  const fields = { ...toFields(errors), ...inheritedFields(plain) }
  return Object.keys(fields).length === 0 ? { value } : { fields }
}

// Neither library sees a field whose name every object inherits, such as `constructor`: it would be dropped in silence.
const inheritedFields = (plain: object): Fields =>
  Object.fromEntries(
    Object.keys(plain)
      .filter((name) => name in Object.prototype)
      .map((name) => [name, unknownField]),
  )

function toFields(errors: ValidationError[], prefix = ''): Fields {
  const fields: Fields = {}
  for (const { property, constraints = {}, children = [] } of errors) {
    const name = prefix + property
    if ('whitelistValidation' in constraints) fields[name] = unknownField
    else if (Object.keys(constraints).length > 0) fields[name] = Object.values(constraints)[0] ?? 'Invalid value'
    Object.assign(fields, toFields(children, `${name}.`))
  }
  return fields
}
