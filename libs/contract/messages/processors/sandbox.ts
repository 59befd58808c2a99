export const title = 'Sandbox'
export const works = 'The sandbox is part of Gatehouse and needs no credentials'
export const noSuchAccount = 'The bank knows no such account'
export const accountClosed = 'The bank has sent it back: the account is closed'
