import * as vat from 'jsvat-next'

const form = /^[A-Z0-9]{4,20}$/

/** By the letters that the numbers begin with. What begins otherwise has no check digits that we know. */
const countries: Record<string, vat.Country> = {
  AT: vat.austria,
  BE: vat.belgium,
  BG: vat.bulgaria,
  CHE: vat.switzerland,
  CY: vat.cyprus,
  CZ: vat.czechRepublic,
  DE: vat.germany,
  DK: vat.denmark,
  EE: vat.estonia,
  EL: vat.greece,
  ES: vat.spain,
  FI: vat.finland,
  FR: vat.france,
  GB: vat.unitedKingdom,
  HR: vat.croatia,
  HU: vat.hungary,
  IE: vat.ireland,
  IT: vat.italy,
  LT: vat.lithuania,
  LU: vat.luxembourg,
  LV: vat.latvia,
  MT: vat.malta,
  NL: vat.netherlands,
  PL: vat.poland,
  PT: vat.portugal,
  RO: vat.romania,
  SE: vat.sweden,
  SI: vat.slovenia,
  SK: vat.slovakiaRepublic,
  XI: vat.unitedKingdom,
}

/** By form, and by check digits where the number begins with the letters of a country that has them. */
export function isTaxID(value: unknown): boolean {
  if (typeof value !== 'string' || !form.test(value)) return false
  const country = countries[value.slice(0, 3)] ?? countries[value.slice(0, 2)]
  return !country || vat.checkVAT(value, [country]).isValid
}
