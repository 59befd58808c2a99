import { describe, expect, it } from '@jest/globals'
import { AppError, InvalidInput } from './app-error.js'
import { fieldRefusal, invalidField, refusal } from './refusal.js'

describe('refusal', () => {
  class Closed extends refusal(409, 'CLOSED', 'It is closed') {}
  class Full extends refusal(503, 'FULL', (most: number) => `There are ${most} already`, { 'retry-after': '60' }) {}

  it('is a class of its own with a status, a code and a sentence', () => {
    const error = new Closed()
    expect(error).toBeInstanceOf(AppError)
    expect(error).not.toBeInstanceOf(Full)
    expect(error).toMatchObject({ status: 409, code: 'CLOSED', message: 'It is closed', headers: {}, more: {} })
    expect(error.fields).toBeUndefined()
    expect(Closed.name).toBe('Closed')
  })

  it('puts values into its sentence, and sends its headers', () => {
    expect(new Full(3)).toMatchObject({ message: 'There are 3 already', headers: { 'retry-after': '60' } })
  })
})

describe('fieldRefusal', () => {
  class Taken extends fieldRefusal('name', 409, 'TAKEN', (name: string) => `${name} is taken`) {}

  it('says its sentence at the field as well', () => {
    const sentence = 'Ada is taken'
    expect(new Taken('Ada')).toMatchObject({
      status: 409,
      code: 'TAKEN',
      message: sentence,
      fields: { name: sentence },
    })
  })
})

describe('invalidField', () => {
  class Unknown extends invalidField('clientID', 'There is no such client') {}

  it('is an invalid input of one field', () => {
    const sentence = 'There is no such client'
    expect(new Unknown()).toBeInstanceOf(InvalidInput)
    expect(new Unknown()).toMatchObject({ status: 422, code: 'INVALID_INPUT', message: sentence })
    expect(new Unknown().fields).toEqual({ clientID: sentence })
  })
})
