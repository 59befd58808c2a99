export const title = 'Sandbox'
export const works = 'The sandbox is built in and needs no credentials'
export const noSuchAccount = 'The bank account doesn’t exist'
export const accountClosed = 'The bank returned it: account closed'
