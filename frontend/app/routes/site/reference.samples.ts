import type { OpenApiOperation } from '#contract/openapi.js'
import type { Listed } from './operations'

const formType = 'application/x-www-form-urlencoded'

interface Sample {
  url: string
  headers: [name: string, value: string][]
  body?: { isForm: boolean; value: unknown }
}

/** The same call for every sample: each parameter that must be there, and the body's example. */
function sampleOf(
  origin: string,
  { path }: Listed,
  { parameters = [], requestBody, security }: OpenApiOperation,
): Sample {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const address = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce((text, { name, example }) => text.replace(`:${name}`, String(example)), path)
  const needed = parameters.filter(({ in: place, required }) => place === 'query' && required)
  const query = needed.map(({ name, example }) => `${name}=${encodeURIComponent(String(example ?? ''))}`).join('&')
  const keys = parameters.filter(({ name }) => name === 'Idempotency-Key').map(({ name }) => [name, 'order-1042'])
  return {
    url: `${origin}/api${address}${query && `?${query}`}`,
    headers: [
      ...(security.length > 0 ? [['Authorization', 'Bearer $ACCESS_TOKEN']] : []),
      ...keys,
      ...(type === 'application/json' ? [['Content-Type', type]] : []),
    ] as [string, string][],
    ...(content && { body: { isForm: type === formType, value: content.example } }),
  }
}

export function curlOf(origin: string, listed: Listed, operation: OpenApiOperation): string {
  const { url, headers, body } = sampleOf(origin, listed, operation)
  const isPlain = listed.method === 'GET' || (listed.method === 'POST' && body)
  if (body?.isForm) return `curl ${url} \\\n  -u "$API_KEY:$API_SECRET" \\\n  -d grant_type=client_credentials`
  const lines = [
    `curl ${isPlain ? '' : `-X ${listed.method} `}${url.includes('?') ? `"${url}"` : url}`,
    ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
    ...(body ? [`-d '${JSON.stringify(body.value, null, 2).replaceAll("'", "'\\''")}'`] : []),
  ]
  return lines.join(' \\\n  ')
}

export function typeScriptOf(origin: string, listed: Listed, operation: OpenApiOperation): string {
  const { url, headers, body } = sampleOf(origin, listed, operation)
  if (body?.isForm) return tokenCall(url)
  const entries = headers.map(([name, value]) => `    ${quoted(name)}: ${spoken(value)},`)
  const options = [
    ...(listed.method === 'GET' ? [] : [`  method: '${listed.method}',`]),
    ...(entries.length > 0 ? ['  headers: {', ...entries, '  },'] : []),
    ...(body ? [`  body: JSON.stringify(${indented(body.value)}),`] : []),
  ]
  const hasAnswer = Object.entries(operation.responses).some(([status, { content }]) => status < '300' && content)
  return [
    `const answer = await fetch('${url}'${options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''})`,
    'if (!answer.ok) throw new Error((await answer.json()).message)',
    ...(hasAnswer ? ['const result = await answer.json()'] : []),
  ].join('\n')
}

const tokenCall = (url: string) => `const answer = await fetch('${url}', {
  method: 'POST',
  headers: { Authorization: \`Basic \${btoa(\`\${apiKey}:\${apiSecret}\`)}\` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
})
const { access_token } = await answer.json()`

const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
const spoken = (value: string) =>
  value.includes('$ACCESS_TOKEN') ? `\`${value.replace('$ACCESS_TOKEN', '${accessToken}')}\`` : `'${value}'`
const indented = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')
