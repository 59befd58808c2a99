import { inDecimals, withPercentSign } from '#contract/spoken-formats.js'

/** From hundredths of a percent, with one decimal. */
export const percentOf = (hundredths: number | null): string =>
  hundredths === null ? '–' : withPercentSign(inDecimals((Math.round(hundredths / 10) / 10).toFixed(1)))
