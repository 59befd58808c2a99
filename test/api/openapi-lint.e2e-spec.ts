import { beforeAll, describe, expect, it } from '@jest/globals'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { startApi } from '../support/test-api.js'

const { Spectral } = spectralCore

let document: string
beforeAll(async () => {
  const api = await startApi()
  document = await (await fetch(`${api.url}/api/openapi.json`)).text()
  // Looking through it keeps the process busy for longer than a unit of work may take.
  await api.close()
})

describe('the document passes, without a warning,', () => {
  it('the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: document, config })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`)).toEqual([])
  })

  const long = process.env.TEST_LONG ? it : it.skip
  // It takes twenty times as long as Redocly, whose rules cover nearly all of its own.
  long('the rules of Spectral for OpenAPI', async () => {
    const spectral = new Spectral()
    spectral.setRuleset({ extends: [rulesets.oas as RulesetDefinition] })
    const found = await spectral.run(JSON.parse(document) as Record<string, unknown>)
    expect(found.map(({ code, message, path }) => `${code} ${message} ${path.join('/')}`)).toEqual([])
  })
})

describe('the linters', () => {
  it('see what is wrong', async () => {
    const { info, ...rest } = JSON.parse(document) as { info: object; components: { schemas: object } }
    const wrong = { ...rest, info: { ...info, contact: undefined, license: undefined } }
    Object.assign(wrong.components.schemas, { Unused: { type: 'object' } })
    const source = JSON.stringify({ ...wrong, paths: {}, webhooks: {} })
    const config = await createConfig({ extends: ['recommended'] })
    const rules = (await lintFromString({ source, config })).map(({ ruleId }) => ruleId)
    expect(rules).toEqual(expect.arrayContaining(['info-license', 'no-unused-components']))
    const spectral = new Spectral()
    spectral.setRuleset({ extends: [rulesets.oas as RulesetDefinition] })
    const found = (await spectral.run(JSON.parse(source) as Record<string, unknown>)).map(({ code }) => code)
    expect(found).toEqual(expect.arrayContaining(['info-contact', 'oas3-unused-component']))
  })
})
