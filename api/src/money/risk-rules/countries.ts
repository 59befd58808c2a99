const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = new Map(
  letters.flatMap((one) =>
    letters.flatMap((other): [string, string][] => {
      const name = names.of(one + other)
      return name ? [[name.toLowerCase(), one + other]] : []
    }),
  ),
)

export function countryCodeOf(text: string | null): string | null {
  const said = text?.trim() ?? ''
  if (/^[a-z]{2}$/i.test(said) && names.of(said.toUpperCase())) return said.toUpperCase()
  return codes.get(said.toLowerCase()) ?? null
}
