import { check } from '#contract/check.js'
import * as words from '#contract/messages/persons.js'
import { SavePerson } from '#contract/requirements.js'
import { type FormInput, readForm } from '../session/form.server'
import type { Context } from '../session/site-context.server'
import { redirectWithToast, success } from '../session/toast.server'
import type { Persons } from './persons.server'
import { refuse, refuseInputs } from './refusal.server'

/** The forms of the page of persons: a new one, a change, or a removal. */
export async function takePerson({ input, typed }: FormInput, context: Context, persons: Persons, back: string) {
  const { clientPersonID = '', intent } = typed
  try {
    if (intent === 'remove') {
      await persons.remove(clientPersonID)
      return await redirectWithToast(context, back, success(words.removed))
    }
    const { name, dateOfBirth, country, role, sharePercentage } = input
    const given = { name, dateOfBirth, country, role, ...(sharePercentage !== '' && { sharePercentage }) }
    const { value, fields } = await check(SavePerson, given)
    if (fields) return refuseInputs(fields, typed)
    await (clientPersonID ? persons.update(clientPersonID, value) : persons.create(value))
    return await redirectWithToast(context, back, success(clientPersonID ? words.changed : words.added))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export const readPersonForm = (request: Request) => readForm(request, ['sharePercentage'])
