export const processorModes = ['test', 'live'] as const
export type ProcessorMode = (typeof processorModes)[number]
