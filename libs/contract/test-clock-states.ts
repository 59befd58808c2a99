export const testClockStatuses = ['ready', 'advancing', 'failed'] as const
export type TestClockStatus = (typeof testClockStatuses)[number]
