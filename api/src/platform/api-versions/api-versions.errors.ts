import * as words from '#contract/messages/errors/api-versions.js'
import { AppError } from '../http/app-error.js'

/** A `Gatehouse-Version` that never was one. */
export class VersionUnknown extends AppError {
  constructor(versions: string[]) {
    super(400, 'VERSION_UNKNOWN', words.versionUnknown(versions))
  }
}

export class VersionEnded extends AppError {
  constructor(versions: string[]) {
    super(400, 'VERSION_ENDED', words.versionEnded(versions))
  }
}
