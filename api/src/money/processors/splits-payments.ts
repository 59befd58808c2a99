import { processors } from './registry.js'

/** Its connected accounts give nothing back: see `splits` of its entry. */
export const splitsPayments = (processor: string): boolean =>
  processors.find(({ name }) => name === processor)?.can.splits !== undefined
