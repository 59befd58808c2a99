export const inspectorReadsJson = 'Send the body as application/json'
