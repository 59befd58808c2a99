import * as words from '#contract/messages/errors/requirements.js'
import { fieldRefusal, refusal } from '../http/refusal.js'

/** A rejected file, with the reason. */
export class DocumentRefused extends fieldRefusal(
  'file',
  422,
  'DOCUMENT_REFUSED',
  (sentence: string = words.document.none) => sentence,
) {}

/** The virus scanner isn't responding. */
export class ScannerAway extends refusal(503, 'SCANNER_AWAY', words.scannerAway, { 'retry-after': '60' }) {}

export class UploadsBusy extends refusal(503, 'UPLOADS_BUSY', words.uploadsBusy, { 'retry-after': '60' }) {}
