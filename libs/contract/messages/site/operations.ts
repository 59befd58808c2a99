export const apiUsers = 'API users'
export const merchants = 'Merchants'
export const staff = 'Staff'
export const anybody = 'Anybody'
