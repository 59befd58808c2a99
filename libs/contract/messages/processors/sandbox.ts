export const title = 'Sandbox'
export const works = 'The sandbox is part of Gatehouse and needs no credentials'
