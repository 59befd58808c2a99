/** As what a bank's file is sent. */
export const bankFileTypes = ['application/xml', 'text/csv', 'application/zip'] as const
export type BankFileType = (typeof bankFileTypes)[number]
