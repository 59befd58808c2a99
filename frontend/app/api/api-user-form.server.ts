import { type FormInput, readForm } from '../session/form.server'

/** Reads the form of an API user, for staff and merchants: a day becomes its end, and lines become a list. */
export async function readApiUserForm(request: Request): Promise<FormInput> {
  const { input, typed } = await readForm(request)
  const { expiresAtBefore: _, expiresAt, allowedRanges, ...details } = input
  const ranges = String(allowedRanges ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean)
  return {
    input: {
      ...details,
      ...(expiresAt !== undefined && { expiresAt: endOf(String(expiresAt), typed.expiresAtBefore ?? '') }),
      ...(allowedRanges !== undefined && { allowedRanges: ranges }),
    },
    typed: { ...typed, allowedRanges: ranges.join('\n') },
  }
}

// A program may have set an hour: whoever leaves the day alone leaves that too.
function endOf(day: string, before: string): string | null {
  if (day === '') return null
  if (before.startsWith(day)) return before
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T23:59:59.999Z` : day
}
