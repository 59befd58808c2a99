import type { ProcessorMode } from '#contract/processors.js'

/** The one place that says in which mode money moves. */
export const modeOf = (_payment: object): ProcessorMode => 'test'
