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
export const youWorkFor = (name: string) => `Switched to ${name}.`
export const whatWaits = 'On hold'
export const afterAChangeThatCould = (count: number) =>
  `After changes that could redirect your money, API keys and your settlement account are on hold for ${count} hours.`
export const nothingWaits = 'No holds.'
export const youCanMakeApiKeys = 'You can create API keys and change your settlement account.'
export const toYourApiUsers = 'Go to API users'
