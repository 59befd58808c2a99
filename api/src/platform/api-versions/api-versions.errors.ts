import * as words from '#contract/messages/errors/api-versions.js'
import { refusal } from '../http/refusal.js'

/** There was never a `Gatehouse-Version` with this date. */
export class VersionUnknown extends refusal(400, 'VERSION_UNKNOWN', words.versionUnknown) {}

export class VersionEnded extends refusal(400, 'VERSION_ENDED', words.versionEnded) {}
