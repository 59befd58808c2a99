const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export const timeInWords = (moment: Date | string): string => `${time.format(new Date(moment))} UTC`

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export const dayInWords = (moment: Date | string): string => day.format(new Date(moment))
