// Apart from the request class, whose decorators a browser must not load.
export const volumeWindows = ['today', 'week', 'month'] as const
export type VolumeWindow = (typeof volumeWindows)[number]
export const daysOfWindow: Record<VolumeWindow, number> = { today: 1, week: 7, month: 30 }
