const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A moment in a sentence, for mails and refusals, which know no time zone of their reader. */
export const timeInWords = (moment: Date | string): string => `${time.format(new Date(moment))} UTC`
