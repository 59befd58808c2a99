export const languageIsOneOf = (languages: readonly string[]) => `Language is one of ${languages.join(', ')}`
export const timeZoneForm =
  'There is no time zone of this name here; it may have been renamed. Please choose one such as Europe/Paris'
