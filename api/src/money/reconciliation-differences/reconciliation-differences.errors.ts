import * as words from '#contract/messages/errors/processor-reports.js'
import { refusal } from '../../platform/http/refusal.js'

export class DifferenceNotOpen extends refusal(409, 'DIFFERENCE_NOT_OPEN', words.notOpen) {}
export class DifferenceNotExplained extends refusal(409, 'DIFFERENCE_NOT_EXPLAINED', words.notExplained) {}
