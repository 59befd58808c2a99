import type { ContactMessageView } from '#contract/contact.js'
import type { ContactMessage } from './contact-message.entity.js'

export const viewContactMessage = (message: ContactMessage): ContactMessageView => ({
  contactMessageID: message.contactMessageID,
  name: message.name,
  emailAddress: message.emailAddress,
  message: message.message,
  createdAt: message.createdAt.toISOString(),
})
