import { readForm } from '../../../session/form.server'

export const linesOf = (text: unknown) =>
  String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const days = ['dueDays', 'payoutsPausedAfterDays', 'paymentsPausedAfterDays']

/** Lists come as lines; the kind is in the form of a new one alone. */
export async function readRequirementForm(request: Request) {
  const { input, typed } = await readForm(request, days, { lists: ['clientTypes'], flags: ['expires'] })
  typed.expires = String(input.expires)
  const { name, help, kind, clientTypes, expires } = input
  const asked = {
    ...{ name, help, clientTypes, expires },
    ...('kind' in input && { kind }),
    choices: linesOf(input.choices),
    countries: linesOf(input.countries),
    ...Object.fromEntries(days.filter((one) => typed[one]?.trim()).map((one) => [one, input[one]])),
  }
  return { input: asked, typed }
}
