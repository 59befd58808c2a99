export const languageIsOneOf = (languages: readonly string[]) => `Language is one of ${languages.join(', ')}`
export const timeZoneForm = 'Unknown time zone. It may have been renamed. Choose one such as Europe/Paris'
