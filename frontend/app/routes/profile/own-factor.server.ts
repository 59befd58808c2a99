import { data } from 'react-router'
import type { FactorView } from '#contract/factors.js'
import { listOwnFactors } from '../../api/own-proofs.server'
import type { Context } from '../../session/site-context.server'

export async function findOwnFactor(
  context: Context,
  factorID: string,
): Promise<{ factor: FactorView; isLast: boolean }> {
  const { items } = await listOwnFactors(context)
  const factor = items.find((one) => one.factorID === factorID)
  if (!factor) throw data(null, { status: 404 })
  return { factor, isLast: items.length === 1 }
}
