import * as checks from './messages/checks.js'
import { type Mode, modes } from './modes.js'
import { OptionalChoice } from './money-fields.js'

/** `test` or `live`; default: `test`, or what the caller's key says. */
export const OptionalMode = () => OptionalChoice(modes, checks.modeIsOneOf(modes))

/** The query parameter of requests with a mode. */
export class InMode {
  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}
