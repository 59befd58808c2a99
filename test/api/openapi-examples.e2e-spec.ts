import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { check } from '../../libs/contract/check.js'
import { exampleOf } from '../../api/src/process/openapi/examples.js'
import { requestClassNamed } from '../../api/src/process/openapi/request-schema.js'
import { Description } from '../support/description.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let description: Description
beforeAll(async () => {
  api = await startApi()
  description = await Description.of(api.url)
})
afterAll(() => api.close())

describe('what a body may hold, as the document says it', () => {
  const requests = () =>
    Object.entries(description.document.components.schemas).flatMap(([name, schema]) => {
      const form = requestClassNamed(name)
      return form ? [{ name, schema, form }] : []
    })

  it('has a kind for every field', () => {
    const vague = requests().flatMap(({ name, schema }) =>
      Object.entries(schema.properties ?? {})
        .filter(([, field]) => !['type', 'enum', 'const', '$ref', 'anyOf', 'oneOf'].some((key) => key in field))
        .map(([field]) => `${name}.${field}`),
    )
    expect(vague).toEqual([])
  })

  it('is shown by an example that the call itself takes', async () => {
    const { schemas } = description.document.components
    const refused: object[] = []
    for (const { name, schema, form } of requests()) {
      const { fields } = await check(form as new () => object, exampleOf(schema, schemas))
      if (fields) refused.push({ name, fields })
    }
    expect(requests().length).toBeGreaterThan(20)
    expect(refused).toEqual([])
  })
})
