export const monthForm = 'Enter a past or current month as YYYY-MM'
