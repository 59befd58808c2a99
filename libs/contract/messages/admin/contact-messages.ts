export * from './labels.js'

export const contactMessages = 'Contact messages'
export const whatVisitorsWroteOnThe =
  'What visitors wrote on the contact page, newest first. Each was mailed to the operator as well.'
export const filterContactMessages = 'Filter contact messages'
export const nameEmailOrWords = 'Name, email or words'
export const failedToFetchContactMessages = 'Failed to fetch contact messages'
export const noMessagesYet = 'No messages yet.'
export const whatIsSentOnThe = 'What is sent on the contact page appears here.'
export const message = 'Message'
