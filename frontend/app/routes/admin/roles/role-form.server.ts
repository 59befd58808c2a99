import { readForm } from '../../../session/form.server'
import { readLimits } from './refund-limits'

/** The form of a role; its limits of refunds come as lines. */
export async function readRoleForm(request: Request) {
  const { input, typed } = await readForm(request, [], { lists: ['permissionIDs'] })
  const { refundLimits, fields: faults } = readLimits(typed.refundLimits)
  return { input: { ...input, refundLimits }, typed, faults }
}
