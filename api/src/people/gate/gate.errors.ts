import { permissionMissing } from '#contract/messages/rights.js'
import { refusal } from '../../platform/http/refusal.js'

export class PermissionMissing extends refusal(403, 'PERMISSION_MISSING', permissionMissing) {}
