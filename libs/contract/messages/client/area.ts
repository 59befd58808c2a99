export const dashboard = 'Dashboard'
export const apiUsers = 'API Users'
export const transactions = 'Transactions'
export const paymentLinks = 'Payment Links'
export const balance = 'Balance'
export const logs = 'Logs'
export const webhooks = 'Webhooks'
export const processors = 'Processors'
export const profile = 'Profile'
export const team = 'Team'
export const payouts = 'Payouts'
export const checkout = 'Checkout'
export const statements = 'Statements'
export const requestLog = 'Request log'
export const groups = { getPaid: 'Get paid', money: 'Money', developers: 'Developers', business: 'Business' }
export const switchBusiness = 'Switch business'
export const notActive = 'Not active'
export const youWorkFor = (name: string) => `You work for ${name} now.`
export const whatWaits = 'What waits'
export const afterAChangeThatCould = (count: number) =>
  `After a change that could redirect your money, keys and your settlement account wait for ${count} hours.`
export const nothingWaits = 'Nothing waits.'
export const youCanMakeApiKeys = 'You can make API keys and change your settlement account.'
export const toYourApiUsers = 'To your API users'
