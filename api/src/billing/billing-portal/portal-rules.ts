import type { EntityManager } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import { findRow } from '../../platform/database/rows.js'
import { PortalSettings } from './portal-settings.entity.js'

export type PortalRules = Pick<PortalSettings, 'cancellation' | 'mayChangeQuantity' | 'mayChangeMethod' | 'priceIDs'>

/** A customer whose card expires can always add another one, unless the merchant says no. */
const defaultRules: PortalRules = {
  ...{ cancellation: 'no', mayChangeQuantity: false, mayChangeMethod: true, priceIDs: [] },
}

export const rulesOf = async (
  manager: EntityManager,
  { clientID, mode }: { clientID: string; mode: Mode },
): Promise<PortalRules> => (await findRow(manager, PortalSettings, { clientID, mode })) ?? defaultRules
