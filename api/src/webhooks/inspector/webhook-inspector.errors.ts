import * as words from '#contract/messages/errors/inspector.js'
import { AppError } from '../../platform/http/app-error.js'

export class InspectorReadsJson extends AppError {
  constructor() {
    super(415, 'UNSUPPORTED_MEDIA_TYPE', words.inspectorReadsJson)
  }
}
