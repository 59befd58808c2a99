import { readForm } from '../../../session/form.server'

const linesOf = (text: unknown) =>
  String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Lists come as lines. */
export async function readRequirementForm(request: Request) {
  const { input, typed } = await readForm(request, ['dueDays'], { lists: ['clientTypes'], flags: ['expires'] })
  typed.expires = String(input.expires)
  const { name, help, kind, clientTypes, expires, dueDays } = input
  const change = {
    name,
    help,
    clientTypes,
    expires,
    choices: linesOf(input.choices),
    countries: linesOf(input.countries),
    ...(typed.dueDays?.trim() && { dueDays }),
  }
  return { change, kind, typed, formID: input.formID }
}
