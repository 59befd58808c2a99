export const roleNotAssignable = 'Please choose one of the listed roles'
export const clientUnknown = 'Please choose one of the listed clients'
export const tooManyApiUsers = (apiUsersMax: number) =>
  `You can have at most ${apiUsersMax} API users. Delete one that you no longer use`
