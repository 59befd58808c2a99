import { readdirSync } from 'node:fs'
import ts from 'typescript'
import { inRoot } from '../../launch/paths.mjs'
import { classesIn } from '../program.mjs'
import { nameOf, readShapes } from '../shapes.mjs'
import { unwrapped } from './methods.mjs'
import { phpFiles } from './php.mjs'
import { pythonFiles } from './python.mjs'
import { typesFor } from './types.mjs'

const folders = {
  python: inRoot('libs', 'sdk-python', 'gatehouse', 'generated'),
  php: inRoot('libs', 'sdk-php', 'generated'),
}

/** The generated half of the SDKs, as pairs of a file and its text. */
export function sdkFiles(methods, sources, answers) {
  const all = Object.values(methods).flat()
  const inputs = all.flatMap(({ body, query }) => [body, query].filter(Boolean))
  const shapes = { ...readShapes(inputs), ...answers }
  const filled = filledIn(sources)
  for (const { type } of inputs) shapes[type] = withItsNeeds(shapes[type], filled)
  for (const method of all) complete(method, shapes)
  const names = [...inputs.map(({ type }) => type), ...all.map(({ answer, row }) => row ?? answer)]
  const types = typesFor(
    names.filter((name) => name && name !== 'text').map((name) => nameOf(name)),
    shapes,
  )
  return [
    ...pythonFiles(methods, types).map(([name, text]) => [`${folders.python}/${name}`, text]),
    ...phpFiles(methods, types).map(([name, text]) => [`${folders.php}/${name}`, text]),
  ]
}

/** Files that are there and that nobody writes any more. */
export function leftOver(files) {
  const known = new Set(files.map(([file]) => file))
  return Object.values(folders)
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(py|php)$/.test(file) && !known.has(file))
}

// What the class fills in by itself may be left out.
const withItsNeeds = (schema, filled) => {
  const required = (schema.required ?? []).filter((name) => !filled.has(name))
  return { ...schema, required }
}

const filledIn = ({ files }) =>
  new Set(
    files
      .filter(({ fileName }) => fileName.includes('/libs/contract/'))
      .flatMap(classesIn)
      .flatMap(({ members }) => members)
      .filter((member) => ts.isPropertyDeclaration(member) && member.initializer)
      .map(({ name }) => name.getText()),
  )

function complete(method, shapes) {
  const { body, query, answer, name } = method
  if (body) body.isOptional = (shapes[body.type].required ?? []).length === 0
  if (query) method.isQueryNeeded = shapes[query.type].required.length > 0
  if (unwrapped.has(name)) method.row = nameIn(shapes[answer].properties.items.items.$ref)
}

const nameIn = (ref) => ref.split('/').at(-1)
