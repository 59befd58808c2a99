import { setFlagsFromString } from 'node:v8'

/** V8 takes a start for load and would keep 30 MiB for young objects; their room grows from the first request on. */
export const holdYoungGeneration = (): void => setFlagsFromString('--semi-space-growth-factor=1')

export const letYoungGenerationGrow = (): void => setFlagsFromString('--semi-space-growth-factor=2')
