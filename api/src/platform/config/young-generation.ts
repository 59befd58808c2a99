import { setFlagsFromString } from 'node:v8'

/**
 * Nearly all that a start makes stays. V8 takes that for load and gives young objects 30 MiB, which an idle process keeps; so
 * their room grows from the first request on, as load asks for it.
 */
export const holdYoungGeneration = (): void => setFlagsFromString('--semi-space-growth-factor=1')

export const letYoungGenerationGrow = (): void => setFlagsFromString('--semi-space-growth-factor=2')
