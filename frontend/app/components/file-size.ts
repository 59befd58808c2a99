import * as words from '#contract/messages/checklist.js'
import { inDecimals } from '#contract/spoken-formats.js'

/** `120 KB`, `1.4 MB`. */
export const sizeOf = (bytes: number): string =>
  bytes < 1_048_576
    ? words.kilobytes(String(Math.max(1, Math.round(bytes / 1_024))))
    : words.megabytes(inDecimals((bytes / 1_048_576).toFixed(1)))
