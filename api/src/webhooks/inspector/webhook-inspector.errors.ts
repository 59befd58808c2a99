import * as words from '#contract/messages/errors/inspector.js'
import { refusal } from '../../platform/http/refusal.js'

export class InspectorReadsJson extends refusal(415, 'UNSUPPORTED_MEDIA_TYPE', words.inspectorReadsJson) {}
