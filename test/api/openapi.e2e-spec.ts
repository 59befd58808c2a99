import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTS, { astToString } from 'openapi-typescript'
import { Description } from '../support/description.js'
import { type Route, startApiWithRoutes } from '../support/routes.js'
import type { TestApi } from '../support/test-api.js'

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

  it('passes the recommended rules of a public linter', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(description.document),
      config: await createConfig({ extends: ['recommended'] }),
    })
    const said = problems.map(({ ruleId, severity, message, location }) =>
      [severity, ruleId, message, location[0]?.pointer].join(' '),
    )
    expect(said.filter((line) => line.startsWith('error'))).toEqual([])
    console.info(`${said.length} warnings of the linter: ${said.slice(0, 5).join('; ')}`)
  })

  it('is accepted by a stock generator', async () => {
    const code = astToString(await openapiTS(JSON.stringify(description.document)))
    for (const { operation } of description.operations) expect(code).toContain(`${operation.operationId}: {`)
  }, 360_000)

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
