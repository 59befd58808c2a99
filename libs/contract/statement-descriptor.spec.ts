import { describe, expect, it } from '@jest/globals'
import { check } from './check.js'
import { OptionalStatementDescriptor } from './statement-descriptor.js'

class Given {
  @OptionalStatementDescriptor()
  statementDescriptor?: string
}

const faultsOf = async (statementDescriptor: unknown) =>
  Object.keys((await check(Given, { statementDescriptor })).fields ?? {})

describe('a statement descriptor', () => {
  it.each(['HARBOR PINE', 'Shop5', 'a2345678901234567890_2', 'Harbor & Pine, Ltd.', undefined])(
    'may be %j',
    async (text) => {
      expect(await faultsOf(text)).toEqual([])
    },
  )

  it.each([
    ...[
      '',
      'Shop',
      '12345',
      'a23456789012345678901_3',
      'Häfen AG',
      'Harbor*Pine',
      'Harbor<b>',
      "Pine's",
      'Pine"x',
      'Pine\\x',
    ],
    ...['Harbor\nPine', 'Гавань', 'Harbor\u0000Pine', 7, ['Harbor'], {}],
  ])('may not be %j', async (text) => {
    expect(await faultsOf(text)).toEqual(['statementDescriptor'])
  })
})
