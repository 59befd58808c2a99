import * as words from '#contract/messages/errors/processor-notices.js'
import { refusal } from '../../platform/http/refusal.js'

export class NoticeNotSigned extends refusal(400, 'NOTICE_NOT_SIGNED', words.notSigned) {}
export class NoticeOfOtherMode extends refusal(400, 'NOTICE_OF_OTHER_MODE', words.otherMode) {}

/** The signature is valid, but the format isn't. */
export class NoticeUnreadable extends refusal(400, 'NOTICE_UNREADABLE', words.unreadable) {}
