import type { FactorView } from '#contract/factors.js'
import { listOwnFactors } from '../../api/own-proofs.server'
import { found } from '../../api/row-or-gone.server'
import type { Context } from '../../session/site-context.server'

export async function findOwnFactor(
  context: Context,
  factorID: string,
): Promise<{ factor: FactorView; isLast: boolean }> {
  const { items } = await listOwnFactors(context)
  const factor = found(items.find((one) => one.factorID === factorID))
  return { factor, isLast: items.length === 1 }
}
