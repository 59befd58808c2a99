export const versionUnknown = (versions: string[]) =>
  `Gatehouse-Version names no version of the API. There are: ${versions.join(', ')}`
export const versionEnded = (versions: string[]) =>
  `This version of the API has ended. Move to a newer one: ${versions.join(', ')}`
