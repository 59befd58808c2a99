const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export const timeInWords = (moment: Date | string): string => `${time.format(new Date(moment))} UTC`
