export const algorithms = [-8, -7, -257]
