import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { get } from 'node:http'
import openapiTS, { astToString } from 'openapi-typescript'
import { Description } from '../support/description.js'
import { type Route, startApiWithRoutes } from '../support/routes.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let routes: Route[]
let description: Description

beforeAll(async () => {
  ;({ api, routes } = await startApiWithRoutes())
  description = await Description.of(api.url)
})
afterAll(() => api.close())

const copy = () => structuredClone(description.document) as unknown as Record<string, unknown>

describe('GET /openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(copy())
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('has no component that nothing refers to', () => {
    const { components, ...rest } = description.document
    const text = JSON.stringify([rest, components])
    const unused = Object.entries({ schemas: components.schemas, examples: components.examples }).flatMap(
      ([kind, all]) => Object.keys(all).filter((name) => !text.includes(`"$ref":"#/components/${kind}/${name}"`)),
    )
    const schemes = new Set(description.operations.flatMap(({ operation }) => operation.security.flatMap(Object.keys)))
    expect(unused).toEqual([])
    expect(Object.keys(components.securitySchemes).sort()).toEqual([...schemes].sort())
  })

  it('names the address that its reader called, or PUBLIC_URL, for caches of others as well', async () => {
    const at = async (url: string, headers = {}) => {
      const answer = await fetch(`${url}/api/openapi.json`, { headers })
      const document = (await answer.json()) as typeof description.document
      const { servers, info, components } = document
      const { flows } = components.securitySchemes.apiUser as { flows: { clientCredentials: { tokenUrl: string } } }
      return [
        servers,
        (info.contact as { url: string }).url,
        flows.clientCredentials.tokenUrl,
        answer.headers.get('cache-control'),
      ]
    }
    const said = (origin: string, cache: string) => [
      [{ url: `${origin}/api` }],
      `${origin}/contact`,
      `${origin}/api/oauth/token`,
      `${cache}, max-age=300`,
    ]
    expect(await at(api.url)).toEqual(said(api.url, 'private'))
    const published = await startApi({ PUBLIC_URL: 'https://pay.example.com' })
    expect(await at(published.url)).toEqual(said('https://pay.example.com', 'public'))
    await published.close()
  })

  it.each(['evil.example', 'evil.example/x', 'a b', 'user@evil.example', '"><script>'])(
    'repeats no host such as %s',
    async (host) => {
      const { body } = await request(`${api.url}/api/openapi.json`, host)
      expect([400, 200]).toContain(body.servers ? 200 : 400)
      if (body.servers) expect(body.servers).toEqual([{ url: `${api.url}/api` }])
    },
  )

  it('is accepted by a stock generator', async () => {
    const code = astToString(await openapiTS(JSON.stringify(description.document)))
    const ids = description.operations.map(({ operation }) => operation.operationId)
    expect(ids.filter((id) => !code.includes(`${id}: {`))).toEqual([])
  })

  it('says every registered route and no other', () => {
    const described = description.operations.map(({ method, template }) => `${method} ${template}`)
    expect(described.sort()).toEqual(routes.map(({ key }) => key).sort())
    console.info(`${described.length} operations, ${JSON.stringify(description.document).length} bytes`)
  })

  it('gives each operation an id of its own, a summary, and the permission of its mark', () => {
    const ids = description.operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { method, template, operation } of description.operations) {
      const { mark } = routes.find(({ key }) => key === `${method} ${template}`) ?? {}
      expect([operation.operationId, operation['x-permission']]).toEqual([operation.operationId, mark?.permission])
      expect(operation.summary).toMatch(/^\S.{3,}/)
    }
  })

  it('has an example of every body and answer, and each fits its schema', () => {
    let checked = 0
    for (const { path, method, operation } of description.operations) {
      const place = ['paths', path, method.toLowerCase()]
      const contents = [
        ...Object.entries(operation.requestBody?.content ?? {}).map((one) => [['requestBody'], ...one] as const),
        ...Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
          Object.entries(content).map((one) => [['responses', status], ...one] as const),
        ),
      ]
      for (const [where, type, { example, examples = {} }] of contents) {
        const values = example === undefined ? Object.keys(examples).map(exampleNamed) : [example]
        expect([operation.operationId, where, values.length > 0]).toEqual([operation.operationId, where, true])
        for (const value of values) {
          const fault = description.faultAt([...place, ...where, 'content', type, 'schema'], value)
          expect([operation.operationId, where, fault]).toEqual([operation.operationId, where, undefined])
          checked += 1
        }
      }
    }
    expect(checked).toBeGreaterThan(description.operations.length)
  })
})

const exampleNamed = (name: string): unknown => description.document.components.examples[name]?.value

/** fetch lets nobody choose a host. */
const request = (url: string, host: string): Promise<{ body: { servers?: object[] } }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ body: JSON.parse(text) as { servers?: object[] } }))
    }).on('error', reject)
  })
