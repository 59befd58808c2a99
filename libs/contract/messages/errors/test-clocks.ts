export const testModeOnly = 'Test clocks exist in test mode only'
export const clockBackwards = 'A clock can only be advanced. Choose a later time'
export const clockTooFar = (years: number) => `A clock can be advanced by at most ${years} years in one step`
export const clockAdvancing = 'This clock is being advanced. Wait until it is ready'
export const tooManyClocks = (most: number) => `You can have at most ${most} open test clocks. Close one first`
export const clockFull = (most: number) => `A test clock takes at most ${most} customers. Use another one`
export const clockClosed = 'This clock is closed. Create another one'
export const clockUnknown = 'There is no test clock with this ID'
export const clockStuck = 'The clock stopped before its end. Try again'
export const clockTooEarly = 'A clock cannot show a time before 1970'
