export const testModeOnly = 'Test clocks exist in test mode only'
export const clockBackwards = 'A clock only moves forward. Choose a later time'
export const clockTooFar = (years: number) => `A clock can be advanced by at most ${years} years in one step`
export const clockAdvancing = 'This clock is being advanced. Wait until it is ready'
export const tooManyClocks = (most: number) => `You can have at most ${most} open test clocks. Close one first`
export const clockFull = (most: number) => `A test clock can have at most ${most} customers. Use another one`
export const clockClosed = 'This clock is closed. Create another one'
export const clockUnknown = 'There is no test clock with this ID'
export const clockStuck = 'The clock stopped before it reached this time. Try again'
export const clockTooEarly = 'A clock can’t show a time before 1970'
