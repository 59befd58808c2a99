export const languageIsOneOf = (languages: readonly string[]) => `Language must be one of ${languages.join(', ')}`
export const timeZoneForm = 'Unknown time zone. It may have been renamed. Choose one such as Europe/Paris'
