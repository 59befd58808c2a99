import { counted } from '../../words.js'

const count = counted('en')

export const products = 'Products'
export const lead = 'What you sell, with its prices. Choose them in invoice lines.'
export const newProduct = 'New product'
export const createProduct = 'Create product'
export const editProduct = 'Edit product'
export const created = 'Product created'
export const saved = 'Product saved'
export const failedToCreate = 'Failed to create the product'
export const failedToSave = 'Failed to save the product'
export const search = 'Product name'
export const noneYet = 'No products yet.'
export const noneYetHelp = 'Create a product and give it a price. You can then choose it in invoice lines.'
export const noneFound = 'No products match your search.'
export const more = 'More products'
export const product = 'Product'
export const prices = 'Prices'
export const noPrice = 'No price'
export const furtherPrices = (further: number) => `and ${further} more`
export const nameHelp = 'Printed on invoices.'
export const retireProduct = 'Retire product'
export const retireTitle = 'Retire this product?'
export const retireLead = 'It takes no new prices. Its prices stay until you retire them.'
export const keepProduct = 'Keep product'
export const productRetired = 'Product retired'
export const failedToRetire = 'Failed to retire the product'
export const addPrice = 'Add price'
export const addPriceLead = 'A price never changes. To charge another amount, add a new price and retire the old one.'
export const noPrices = 'No prices yet.'
export const noPricesHelp = 'Add a price to use this product in invoice lines.'
export const priceAdded = 'Price added'
export const failedToAddPrice = 'Failed to add the price'
export const billed = 'Billed'
export const once = 'Once'
export const intervals = { day: 'Daily', week: 'Weekly', month: 'Monthly', year: 'Yearly' }
export const everyFew = {
  day: (days: number) => count(days, { one: 'Every day', other: 'Every # days' }),
  week: (weeks: number) => count(weeks, { one: 'Every week', other: 'Every # weeks' }),
  month: (months: number) => count(months, { one: 'Every month', other: 'Every # months' }),
  year: (years: number) => count(years, { one: 'Every year', other: 'Every # years' }),
}
export const intervalCount = 'Repeats every'
export const intervalCountHelp = '3 with monthly bills each quarter.'
export const amount = 'Amount per unit'
export const byTier = 'By tier'
export const sameAsTaxRate = 'Set by the tax rate'
export const priceID = 'Price ID'
export const retirePriceTitle = 'Retire this price?'
export const retirePriceLead = 'New invoice lines can no longer use it. Existing invoices keep it.'
export const keepPrice = 'Keep price'
export const priceRetired = 'Price retired'
export const failedToRetirePrice = 'Failed to retire the price'
export const usageType = 'Charged by'
export const usageTypes = {
  licensed: 'Quantity, in advance',
  metered: 'Usage, after each period',
}
export const usageAggregation = 'Usage of a period'
export const usageAggregationHelp = 'Only if charged by usage.'
export const usageAggregations = {
  sum: 'Sum of all events',
  max: 'Largest event',
  last: 'Latest event',
}
export const usageNeedsAggregation = 'Choose how the usage of a period is counted'
export const usageNeedsInterval = 'Choose how often usage is billed'
export const perUse = 'By usage'
export const typeToSearch = 'Type to search, then choose an entry.'
export const noneMatches = 'No entry matches. Choose one from the list'
export const checkMatch = 'Check this entry, then try again'
export const severalMatch = 'Several entries match. Choose one from the list'
