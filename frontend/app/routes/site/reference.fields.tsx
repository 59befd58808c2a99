import * as words from '#contract/messages/site/reference.js'
import { CodeWords } from '../../components/code-words'
import { nameOfShape, type OpenApiParameter, resolved, type Schema } from '#contract/openapi.js'

type Schemas = Record<string, Schema>
const depthMax = 4

export function ParameterFields({ parameters }: { parameters: OpenApiParameter[] }) {
  return (
    <dl className="field-list">
      {parameters.map(({ name, in: place, required, description, schema }) => (
        <Field
          key={name}
          name={name}
          place={place}
          required={required}
          schema={{ ...schema, description }}
          schemas={{}}
        />
      ))}
    </dl>
  )
}

/** The fields of a shape, one under the other; inner objects stand indented below their field. */
export function Fields({
  schema,
  schemas,
  depth = 0,
  empty,
}: {
  schema: Schema
  schemas: Schemas
  depth?: number
  empty?: string
}) {
  const known = resolved(schema, schemas)
  if (known.anyOf) return <Choices choices={known.anyOf} schemas={schemas} depth={depth} />
  const fields = Object.entries(known.properties ?? {})
  if (fields.length === 0) return <p className="text-sm text-ink-soft">{empty ?? wordsOf(known, schemas)}</p>
  return (
    <dl className="field-list">
      {fields.map(([name, field]) => (
        <Field
          key={name}
          name={name}
          required={known.required?.includes(name)}
          schema={field}
          schemas={schemas}
          depth={depth}
        />
      ))}
    </dl>
  )
}

function Choices({ choices, schemas, depth }: { choices: Schema[]; schemas: Schemas; depth: number }) {
  return (
    <div className="flex flex-col gap-4">
      {choices.map((choice, index) => (
        <div key={index}>
          <p className="mb-2 text-sm font-medium text-ink-faint">{index === 0 ? words.either : words.or}</p>
          <Fields schema={choice} schemas={schemas} depth={depth} />
        </div>
      ))}
    </div>
  )
}

interface FieldProps {
  name: string
  place?: string
  required?: boolean
  schema: Schema
  schemas: Schemas
  depth?: number
}

function Field({ name, place, required, schema, schemas, depth = 0 }: FieldProps) {
  const known = resolved(schema, schemas)
  const inner = innerOf(known, schemas)
  const about = schema.description ?? known.description
  return (
    <div>
      <dt className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <code className="font-mono text-sm font-medium text-ink">{name}</code>
        <span className="text-xs text-ink-faint">
          {[place, wordsOf(known, schemas), required === false || required === undefined ? '' : 'required']
            .filter(Boolean)
            .join(', ')}
        </span>
      </dt>
      <dd className="text-sm text-ink-soft">
        {about && (
          <p className="mt-1">
            <CodeWords text={about} />
          </p>
        )}
        {known.enum && <p className="mt-1 font-mono text-xs break-words">{known.enum.map(String).join(' · ')}</p>}
        {inner && depth < depthMax && (
          <div className="mt-2 border-l-2 border-line pl-4">
            <Fields schema={inner} schemas={schemas} depth={depth + 1} />
          </div>
        )}
      </dd>
    </div>
  )
}

/** What has fields of its own: the object, the items of a list, or the one choice that is not null. */
function innerOf(known: Schema, schemas: Schemas): Schema | null {
  if (known.items) return innerOf(resolved(known.items, schemas), schemas)
  const choices = known.anyOf?.map((one) => resolved(one, schemas)).filter(({ type }) => type !== 'null')
  if (choices?.length === 1 && choices[0]) return innerOf(choices[0], schemas)
  if (choices) return choices.some(({ properties }) => properties) ? { anyOf: choices } : null
  return known.properties ? known : null
}

function wordsOf(schema: Schema, schemas: Schemas): string {
  if (schema.$ref) return nameOfShape(schema.$ref)
  if (schema.items) return `list of ${wordsOf(resolved(schema.items, schemas), schemas)}`
  if (schema.anyOf) return schema.anyOf.map((one) => wordsOf(resolved(one, schemas), schemas)).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const type = [schema.type ?? 'any'].flat().join(' or ')
  return [schema.format === 'date-time' ? 'time' : type, limitsOf(schema)].filter(Boolean).join(', ')
}

function limitsOf({ minimum, exclusiveMinimum, maximum, minLength, maxLength }: Schema): string {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : `more than ${exclusiveMinimum}`)
  const range = [least, maximum].filter((one) => one !== undefined).join(' to ')
  const length = [minLength, maxLength].filter((one) => one !== undefined).join(' to ')
  return [range, length && words.lengthCharacters(length)].filter(Boolean).join(', ')
}
