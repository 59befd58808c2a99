export const title = 'Bank transfer'
export const methodsInWords = 'bank_transfer'
export const bankAccount = 'Bank account'
export const bankAccountHelp = 'Payers send their money to it. Choose only its currency below'
export const bankAccountRequired = 'Bank account is required'
export const daysToPay = 'Days to pay'
export const daysToPayHelp = '1 to 60 days until a payment expires. Default: 7'
export const daysToPayForm = 'Enter 1 to 60 days'
export const daysLate = 'Grace period (days)'
export const daysLateHelp = 'How long after expiry a transfer still completes its payment. 0 to 60, default 0'
export const daysLateForm = 'Enter 0 to 60 days'
export const works = (name: string, currency: string) => `Payers send ${currency} to ${name}`
export const noBankAccount = (mode: string) => `There is no enabled bank account with this ID in ${mode} mode`
export const noCapture = 'Bank transfers complete when the bank credits them. You don’t need to capture this one'
