export * from './labels.js'

export const transaction = 'Transaction'
export const processorReference = 'Processor reference'
export const theClient = 'The client'
export const thePayer = 'The payer'
export const thePaymentsOfAllClients = 'Payments for all clients, newest first.'
export const allClients = 'All clients'
