import * as words from '#contract/messages/errors/processor-notices.js'
import { AppError } from '../../platform/http/app-error.js'

export class NoticeNotSigned extends AppError {
  constructor() {
    super(400, 'NOTICE_NOT_SIGNED', words.notSigned)
  }
}

export class NoticeOfOtherMode extends AppError {
  constructor() {
    super(400, 'NOTICE_OF_OTHER_MODE', words.otherMode)
  }
}

/** Signed, and yet nothing that the processor's own format knows. */
export class NoticeUnreadable extends AppError {
  constructor() {
    super(400, 'NOTICE_UNREADABLE', words.unreadable)
  }
}
