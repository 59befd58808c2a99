export const roleNotAssignable = 'Choose one of the listed roles'
export const clientUnknown = 'Choose one of the listed clients'
export const tooManyApiUsers = (apiUsersMax: number) =>
  `You can have at most ${apiUsersMax} API users. Delete one that you no longer use`
