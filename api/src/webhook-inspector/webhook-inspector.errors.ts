import { AppError } from '../common/app-error.js'

export class InspectorReadsJson extends AppError {
  constructor() {
    super(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json')
  }
}
