import { type OpenApiDocument, type OpenApiOperation, referTo, type Schema } from '#contract/openapi.js'
import type { RegisteredRoute } from '../../people/gate/route-table.js'
import { toldOf } from '../../platform/http/caller.js'
import { operationOf, type Shapes, titleOf } from './operation.js'
import { refusals } from './refusals.js'
import { requestSchema } from './request-schema.js'
import { sources } from './sources.js'
import { usedOf } from './used-components.js'
import { webhooksOf } from './webhooks.js'

const about =
  'Amounts are whole numbers in the currency’s minor unit. Times are ISO 8601 in UTC. IDs have a prefix and sort by age. ' +
  'Every error has the same body: show `message` to people, handle the error by `code`, and give us `requestId`. ' +
  'Any request can also fail because its URL is too long (414), its headers are too large (431) or it arrives too slowly (408).'

export function documentOf(routes: RegisteredRoute[]): (origin: string) => OpenApiDocument {
  const shapes = startShapes()
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  // A route without a mark answers nobody, so there is nothing to say of it.
  for (const route of routes.filter(({ mark }) => mark).sort(byTemplate)) {
    const path = route.template.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, shapes) }
  }
  const webhooks = webhooksOf(shapes.schemas)
  const tags = tagsOf(routes)
  const components = usedOf({ schemas: shapes.schemas, examples: refusalExamples() }, { paths, webhooks })
  return (origin) => ({
    openapi: '3.1.0',
    info: {
      title: 'Gatehouse API',
      version: '1.0.0',
      summary: 'Take payments, and control who can do what.',
      description: about,
      contact: { name: 'The operator of this installation', url: `${origin}/contact` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}/api` }],
    tags,
    paths,
    webhooks,
    components: { ...components, securitySchemes: securitySchemesOf(origin) },
  })
}

const byTemplate = (one: RegisteredRoute, other: RegisteredRoute) => (one.template < other.template ? -1 : 1)
function startShapes(): Shapes {
  const schemas: Record<string, Schema> = { ...sources.shapes }
  return {
    schemas,
    nameRequest: (requestClass) => {
      schemas[requestClass.name] ??= requestSchema(requestClass)
      return referTo(requestClass.name)
    },
  }
}

function tagsOf(routes: RegisteredRoute[]): OpenApiDocument['tags'] {
  const rooms = routes.flatMap(
    ({ controller, handler }) => sources.handlers[`${controller.name}.${handler}`]?.room ?? [],
  )
  return [...new Set(rooms)]
    .sort()
    .map((room) => ({ name: titleOf(room), description: `Endpoints: ${titleOf(room)}.` }))
}

const requestId = '0b8f2c9e-4a53-4f0e-9d0a-2f6c1b7d8e90'

function refusalExamples(): OpenApiDocument['components']['examples'] {
  const entries = Object.entries(refusals).map(([name, { body, code, sentence, about }]) => {
    const said = sentence ?? 'This input is invalid'
    const value =
      body === 'ErrorBody' ? { error: said, message: said, code, requestId } : { error: code, error_description: said }
    return [name, { summary: about ?? said, value }]
  })
  return Object.fromEntries(entries) as OpenApiDocument['components']['examples']
}

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description })

const securitySchemesOf = (origin: string) => ({
  ...Object.fromEntries(Object.values(toldOf).map(({ security, token }) => [security, bearer(token)])),
  [toldOf.integrator.security]: {
    type: 'oauth2',
    description: toldOf.integrator.token,
    flows: { clientCredentials: { tokenUrl: `${origin}/api/oauth/token`, scopes: {} } },
  },
})
