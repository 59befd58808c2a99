import * as words from '#contract/messages/errors/requirements.js'
import { AppError } from '../http/app-error.js'

/** A file that is not taken, and why. */
export class DocumentRefused extends AppError {
  constructor(sentence = words.document.none) {
    super(422, 'DOCUMENT_REFUSED', sentence, { file: sentence })
  }
}

/** The virus scanner of CLAMD_URL gives no answer. */
export class ScannerAway extends AppError {
  constructor() {
    super(503, 'SCANNER_AWAY', words.scannerAway, undefined, { 'retry-after': '60' })
  }
}

export class UploadsBusy extends AppError {
  constructor() {
    super(503, 'UPLOADS_BUSY', words.uploadsBusy, undefined, { 'retry-after': '60' })
  }
}
