export const creditNotes = 'Credit notes'
export const none = 'No credit notes.'
export const number = 'Number'
export const credited = 'Credited'
export const offDue = 'Deducted from the amount due'
export const refunded = 'Refunded'
export const creditedOffDue = 'Credited'
export const returned = 'Refunded by credit notes'
export const keptOfPayments = 'Net received'
export const downloadPdf = (number: string) => `Download ${number}`
export const failedToDownload = 'Failed to download the credit note'
export const creditInvoice = 'Credit invoice'
export const creditTitle = 'Credit this invoice'
export const offDueFirst = (due: string) =>
  `The credit first lowers the amount due (${due}). Anything above that is refunded to the customer.`
export const allRefunded = 'The invoice is settled, so the whole credit is refunded to the customer.'
export const nothingLeft = 'This invoice is already fully credited.'
export const atMost = (money: string) => `You can credit at most ${money}.`
export const leftOfLine = (money: string) => `At most ${money}`
export const emptyLines = 'Leave a line empty to keep its full amount.'
export const amountForm = (most: string) => `Enter an amount of at most ${most}`
export const amountNeeded = 'Enter an amount for at least one line'
export const reason = 'Reason'
export const reasonHelp = 'Printed on the credit note.'
export const created = (number: string) => `Credit note ${number} created`
export const failedToCreate = 'Failed to create the credit note'
