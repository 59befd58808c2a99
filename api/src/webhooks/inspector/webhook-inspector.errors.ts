import { AppError } from '../../platform/http/app-error.js'

export class InspectorReadsJson extends AppError {
  constructor() {
    super(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json')
  }
}
