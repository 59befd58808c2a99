export * from './labels.js'

export const contactMessages = 'Contact messages'
export const contactMessagesLead =
  'Messages from the contact page, newest first. They were also emailed to the operator.'
export const filterContactMessages = 'Filter contact messages'
export const nameEmailOrWords = 'Name, email or text'
export const failedToFetchContactMessages = 'Failed to fetch contact messages'
export const noMessagesYet = 'No messages yet.'
export const whatIsSentOnThe = 'Messages from the contact page show up here.'
export const message = 'Message'
