export const versionUnknown = (versions: string[]) =>
  `Gatehouse-Version isn’t a known API version. Available versions: ${versions.join(', ')}`
export const versionEnded = (versions: string[]) =>
  `This API version is no longer supported. Move to a newer one: ${versions.join(', ')}`
