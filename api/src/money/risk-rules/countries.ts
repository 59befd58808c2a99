const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** FX and UK are other codes of FR and GB, and ZZ is no country. */
function regionOf(code: string): string | null {
  const { region } = new Intl.Locale(`und-${code}`)
  return region === undefined || region === 'ZZ' ? null : region
}

const codes = new Map(
  letters.flatMap((one) =>
    letters.flatMap((other): [string, string][] => {
      const code = one + other
      const name = names.of(code)
      return name && regionOf(code) === code ? [[name.toLowerCase(), code]] : []
    }),
  ),
)

export function countryCodeOf(text: string | null): string | null {
  const said = text?.trim() ?? ''
  if (/^[a-z]{2}$/i.test(said) && names.of(said.toUpperCase())) return regionOf(said)
  return codes.get(said.toLowerCase()) ?? null
}
