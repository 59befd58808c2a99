import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from '#contract/openapi.js'

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'
const mine: Record<string, string> = { clientID: '{{clientID}}' }
const variable = (key: string, value: string) => ({ key, value, type: 'string' })

export function collectionOf({ info, servers, tags, paths }: OpenApiDocument): Record<string, unknown> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const meant = operations.filter(({ operation }) => operation['x-audiences'].includes('integrator'))
  const folders = tags.map(({ name, description }) => ({
    name,
    description,
    item: meant.filter(({ operation }) => operation.tags.includes(name)).map(itemOf),
  }))
  return {
    info: { name: String(info.title), description: String(info.description), schema },
    auth: {
      type: 'oauth2',
      oauth2: Object.entries({
        grant_type: 'client_credentials',
        accessTokenUrl: '{{url}}/oauth/token',
        clientId: '{{apiKey}}',
        clientSecret: '{{apiSecret}}',
        client_authentication: 'header',
        addTokenTo: 'header',
      }).map(([key, value]) => variable(key, value)),
    },
    variable: [
      variable('url', servers[0]?.url ?? ''),
      ...['apiKey', 'apiSecret', 'clientID'].map((name) => variable(name, '')),
    ],
    item: folders.filter(({ item }) => item.length > 0),
  }
}

interface Described {
  path: string
  method: string
  operation: OpenApiOperation
}

function itemOf({ path, method, operation }: Described) {
  const { parameters = [], requestBody, summary, description } = operation
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {})
  const headers = parameters.filter(({ in: place, name }) => place === 'header' && name !== versionHeader).map(headerOf)
  const body = content && {
    mode: 'raw',
    raw: JSON.stringify(content.example, null, 2),
    options: { raw: { language: 'json' } },
  }
  return {
    name: summary,
    request: {
      method,
      description,
      header: [...(type ? [{ key: 'Content-Type', value: type }] : []), ...headers],
      url: urlOf(path, parameters),
      ...(body && { body }),
    },
    response: [],
  }
}

// A collection speaks the version that its key is pinned to.
const versionHeader = 'Gatehouse-Version'

// Postman makes up another one for each call.
const headerOf = ({ name, description, example }: OpenApiParameter) => ({
  key: name,
  value: name === 'Idempotency-Key' ? '{{$guid}}' : String(example ?? ''),
  ...(description && { description }),
})

function urlOf(template: string, parameters: OpenApiParameter[]) {
  const path = template.replace(/\{(\w+)\}/g, ':$1')
  const placed = (where: string) => parameters.filter(({ in: place }) => place === where)
  const query = placed('query').map(({ name, required, description, example }) => ({
    key: name,
    value: String(example ?? ''),
    ...(description && { description }),
    disabled: !required,
  }))
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${encodeURIComponent(value)}`)
  return {
    raw: `{{url}}${path}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: ['{{url}}'],
    path: path.slice(1).split('/'),
    query,
    variable: placed('path').map(({ name, example }) => ({ key: name, value: mine[name] ?? String(example ?? '') })),
  }
}
