// Apart from the request classes, whose decorators a browser must not load.

export const csvDelimiters = [',', ';', '\t', '|'] as const
export const csvDecimals = ['.', ','] as const
export const csvDateFormats = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYYMMDD'] as const
export const csvEncodings = ['utf-8', 'windows-1252'] as const

/** The names of columns, as the first line says them. */
export const csvColumnNames = [
  'date',
  'amount',
  'credit',
  'debit',
  'balance',
  'counterparty',
  'counterpartyAccount',
  'bankReference',
  'endToEndID',
  'text',
] as const
export type CsvColumnName = (typeof csvColumnNames)[number]

/** The column mapping for a bank account's CSV files. Use either a signed `amount` or separate `credit` and `debit` columns. */
export interface CsvMapping {
  delimiter: (typeof csvDelimiters)[number]
  decimal: (typeof csvDecimals)[number]
  dateFormat: (typeof csvDateFormats)[number]
  encoding: (typeof csvEncodings)[number]
  /** The number of lines above the header. */
  skippedLines: number
  columns: Partial<Record<CsvColumnName, string>> & { date: string }
}
